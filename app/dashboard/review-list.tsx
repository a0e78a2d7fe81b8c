import { rupees } from "~/lib/money";
import type { OpenMatters } from "./attention.server";

const reasons: Record<string, string> = {
  amount: "The amount is not the order's total",
  currency: "Not paid in rupees",
  "second payment": "The order was paid already",
};

/** Payments that the shop kept but did not count, because they do not fit their order. */
export function ReviewList({ payments }: { payments: OpenMatters["payments"] }) {
  if (payments.total === 0) return <p>No payment needs review.</p>;
  return (
    <>
      <p>
        {payments.total === 1
          ? "1 payment needs review."
          : `${payments.total} payments need review.`}
      </p>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Amount</th>
              <th scope="col">Reason</th>
              <th scope="col">Payment</th>
            </tr>
          </thead>
          <tbody>
            {payments.newest.map((payment) => (
              <tr key={payment.id}>
                <th scope="row" data-label="Order">
                  {payment.number}
                </th>
                <td data-label="Amount">{amountOf(payment)}</td>
                <td data-label="Reason">{reasons[payment.reason ?? ""] ?? payment.reason}</td>
                <td data-label="Payment">{payment.id}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function amountOf({ amountPaise, currency }: { amountPaise: number; currency: string }): string {
  return currency === "INR" ? rupees(amountPaise) : `${amountPaise / 100} ${currency}`;
}
