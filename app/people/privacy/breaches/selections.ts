/** Who may be touched, by the door through which the data went. */
export const selections = {
  everybody: "Everybody: the whole database or a backup of it",
  accounts: "All accounts: the list of users",
  orders: "Buyers of the orders of a time: the orders file, labels, a courier",
  enquiries: "Who wrote to the shop in a time: the enquiries file",
  quotes: "Who got a quote in a time",
  alerts: "Who waits for a product: “Tell me when it is back”",
  listed: "These addresses only: one account, one mail",
} as const;
