/** The store of the copy did not do what it was asked; the message is a sentence without secrets. */
export class StoreAway extends Error {}
