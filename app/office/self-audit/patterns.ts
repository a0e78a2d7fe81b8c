import { t } from "~/base/words/say";

/** One of the 13 patterns, as shoppers read it. */
type Pattern = { number: number; name: string; looked: string };

/** The patterns of the Guidelines for Prevention and Regulation of Dark Patterns, 2023, and what is looked at for each. */
export const patterns = (): Pattern[] =>
  [
    {
      name: t("False urgency"),
      looked: t("Pages where you choose and pay: no timers, no words that hurry you."),
    },
    {
      name: t("Basket sneaking"),
      looked: t("One pack in an empty cart: up to the payment nothing else is in it."),
    },
    {
      name: t("Confirm shaming"),
      looked: t("Links, buttons and boxes: none shames you for saying no."),
    },
    {
      name: t("Forced action"),
      looked: t("An order: no app or news is forced on you, and no account without a reason."),
    },
    {
      name: t("Subscription trap"),
      looked: t(
        "Cancelling an order takes no more steps than buying; one link in each mail stops the news.",
      ),
    },
    {
      name: t("Interface interference"),
      looked: t("Boxes and choices: none is ticked for you, and no dearer one is chosen for you."),
    },
    {
      name: t("Bait and switch"),
      looked: t("Products in lists against their own pages: the same price, and really for sale."),
    },
    {
      name: t("Drip pricing"),
      looked: t(
        "The price on the product is the price at the payment; delivery is named in the cart.",
      ),
    },
    {
      name: t("Disguised advertisement"),
      looked: t("Links to other sites and words of customers: what we chose says so."),
    },
    {
      name: t("Nagging"),
      looked: t("Pages as they open: nothing pops up, nothing asks again and again."),
    },
    {
      name: t("Trick question"),
      looked: t("The sentences beside boxes: a tick means yes, nothing is denied twice."),
    },
    {
      name: t("SaaS billing"),
      looked: t("The payment: nothing is charged again by itself."),
    },
    {
      name: t("Rogue malwares"),
      looked: t("Scripts, frames and files: none comes from elsewhere but the payment service."),
    },
  ].map((pattern, index) => ({ number: index + 1, ...pattern }));
