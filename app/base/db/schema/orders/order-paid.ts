import { paise, timestamp } from "../columns";

/** What of an order's money was asked for, and when it came. */
export const orderPaid = {
  /** When this unpaid order gave back its coupon: another order took its place, or it waited too long. */
  lapsedAt: timestamp("lapsed_at"),
  paidAt: timestamp("paid_at"),
  /** When the first part of its money came, while the rest is still to come; null: nothing came, or all of it. */
  partPaidAt: timestamp("part_paid_at"),
  /**
   * What is paid online before it is packed, the rest on delivery; null: nothing. Until it has come the way to pay is online, and on
   * delivery from then on.
   */
  advancePaise: paise("advance_paise"),
};
