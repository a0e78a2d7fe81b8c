import type { OrderStatus, PaymentMethod } from "~/db/statuses";
import { rupees } from "~/lib/money";

export type OrderByHand = {
  number: string;
  totalPaise: number;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  /** The operator's account details for transfers. */
  transferTo: string | null;
};

/** The status page of an order that is not paid online. */
export function ByHandProgress({ order }: { order: OrderByHand }) {
  const amount = rupees(order.totalPaise);
  if (order.status === "cancel") {
    return (
      <header className="page-head">
        <h1>Order cancelled</h1>
        <p className="lead">{`Order ${order.number} is cancelled. There is nothing to pay.`}</p>
      </header>
    );
  }
  if (order.paymentMethod === "on-delivery") {
    return (
      <header className="page-head payment-done">
        <h1>Order placed</h1>
        <p className="lead">{`Thank you. Please have ${amount} ready when the parcel comes.`}</p>
      </header>
    );
  }
  return (
    <>
      <header className="page-head payment-done">
        <h1>Order placed</h1>
        <p className="lead">{`Thank you. We pack your order as soon as your transfer of ${amount} has reached us.`}</p>
      </header>
      <section className="panel stack" aria-labelledby="transfer">
        <h2 id="transfer">How to pay</h2>
        <p className="transfer-details">
          {order.transferTo ?? "Please write to us for our account."}
        </p>
        <p>
          Amount: <strong>{amount}</strong>. Please write <strong>{order.number}</strong> as the
          reference, so that we know whose money it is.
        </p>
      </section>
    </>
  );
}
