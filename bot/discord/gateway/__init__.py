"""The line to Discord's gateway: kept up, watched, and given up in the end."""
