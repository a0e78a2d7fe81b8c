const admin = "/dashboard/admin";

/** Where the owner mends what a check found, by its number. */
export const mendLinks: Record<number, { to: string; words: string }> = {
  1: { to: `${admin}/products`, words: "Descriptions of products" },
  2: { to: `${admin}/settings/payments`, words: "Ways to pay" },
  3: { to: `${admin}/words`, words: "Gujarati and Hindi" },
  4: { to: `${admin}/settings/checkout`, words: "Checkout settings" },
  5: { to: `${admin}/settings/returns`, words: "Returns" },
  6: { to: `${admin}/settings/delivery`, words: "Delivery days" },
  7: { to: `${admin}/prices`, words: "Prices" },
  8: { to: `${admin}/delivery`, words: "Delivery prices" },
  9: { to: `${admin}/settings/testimonials`, words: "Testimonials" },
  10: { to: `${admin}/settings`, words: "Settings" },
  11: { to: `${admin}/words`, words: "Gujarati and Hindi" },
  12: { to: `${admin}/settings/payments`, words: "Ways to pay" },
  13: { to: `${admin}/settings/story`, words: "Your story" },
};
