"""Why a store is not opened."""


class StoreUnopened(Exception):
    """The store cannot be used as things are; it is left alone. The message says why."""


class StoreInUse(StoreUnopened):
    """Another process has this store open."""


class StoreUnusable(StoreUnopened):
    """The store is newer than this version, or not one of Cardroom's at all."""


class StoreAway(StoreUnopened):
    """The server of the store does not answer; it may later."""
