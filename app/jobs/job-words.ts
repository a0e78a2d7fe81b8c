/** Job titles on the admin's page; others show their name. */
const titles: Record<string, string> = {
  webhooks: "Acts on what the payment provider told",
  reconcile: "Asks the provider about open payments",
  sweep: "Looks for payments that the shop does not know",
  refunds: "Sends refunds to the provider",
  mail: "Sends mails",
  enquiries: "Hands enquiries on to the form services",
  photos: "Makes missing sizes of photos and removes what broken uploads left",
  backup: "Backs up the shop",
};

export function jobTitle(name: string): string {
  return titles[name] ?? name;
}
