import { isPaidStatus, type PaymentMethod, type PaymentStatus } from "./statuses";

/** What decides whether money is still to come. */
type Payment = { paymentStatus: PaymentStatus; paymentMethod: PaymentMethod };

/** Whether an order was placed to be paid otherwise than online, and is not paid yet. */
export const isToPayByHand = ({ paymentStatus, paymentMethod }: Payment) =>
  paymentStatus === "pending" && paymentMethod !== "online";

/** Whether the buyer has ordered for good: paid, even if refunded since, or placed to be paid otherwise than online. */
export const isPlaced = (payment: Payment) =>
  isPaidStatus(payment.paymentStatus) || isToPayByHand(payment);
