import { t } from "~/base/words/say";

/** Who outside of the shop gets which of a person's data, and for what. */
export const recipients = (): { who: string; what: string }[] => [
  {
    who: t("Couriers and transporters"),
    what: t("name, address and number of a parcel, to bring it."),
  },
  {
    who: t("Razorpay, our payment provider"),
    what: t("name, email, number and amount of an online payment. Card numbers never reach us."),
  },
  {
    who: t("Our accountant and the tax office"),
    what: t("invoices and credit notes, as the law demands."),
  },
  {
    who: t("Our mail and server providers"),
    what: t("all of it, only to store and send it for us."),
  },
];
