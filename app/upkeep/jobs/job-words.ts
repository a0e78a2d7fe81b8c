/** Job titles on the admin's page; others show their name. */
const titles: Record<string, string> = {
  webhooks: "Processes events from the payment provider",
  confirmations: "Reminds buyers to confirm their orders, and cancels those that nobody confirmed",
  reconcile: "Asks the provider about open payments",
  sweep: "Looks for payments unknown to the shop",
  payouts: "Fetches what the payment provider paid out to your bank",
  prices: "Sets the prices whose time has come",
  refunds: "Sends refunds to the provider",
  "courier files": "Notes the rest of couriers' files that were noted in part",
  lapse: "Closes orders that waited too long for their payment",
  guests: "Removes the data of guests who never paid, and expired links of mails",
  retention: "Removes data whose time is over: old mails, messages, logs, carts, buyers",
  search:
    "Learns how new words sound and counts the packs sold in 90 days, for the order of search results",
  "stock-alerts": "Tells shoppers who asked that a product is back",
  reviews: "Asks buyers for a review ten days after their order arrived",
  "breach letters": "Writes to the people whom a data breach touched",
  mail: "Sends mails",
  notices: "Tells the owner's devices what has just happened",
  summary: "Sums up the day for the owner",
  duties: "Tells the owner a week before a return or another duty is due",
  claims: "Takes a claim from the shop when its proof ends, and tells the owner a month before",
  enquiries: "Forwards enquiries to the form services",
  photos: "Creates missing photo sizes and removes leftovers of failed uploads",
  recalls: "Reminds the owner of recalls: after a day of the authority, then every week",
  batches: "Takes batches off sale that are too near their best-before day",
  backup: "Backs up the shop",
  "self-audit": "Walks through the shop and looks for dark patterns, when the owner asks for it",
  books: "Checks orders, invoices, payments and refunds against each other",
};

export function jobTitle(name: string): string {
  return titles[name] ?? name;
}
