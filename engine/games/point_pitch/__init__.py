"""The family of Pitch by points, and of Cinch and Pedro: bids on points that single cards bring."""
