import { Link } from "@remix-run/react";
import type { ReviewReason } from "~/db/statuses";
import { amountIn } from "~/lib/money";
import type { OpenMatters } from "./attention.server";

type Props = {
  payments: OpenMatters["payments"];
  /** Why a payment needs review, as a sentence. */
  reasons: Record<ReviewReason, string>;
};

/** Payments that the shop kept but did not count, because they do not fit their order. */
export function ReviewList({ payments, reasons }: Props) {
  if (payments.total === 0) return <p>No payment needs review.</p>;
  return (
    <>
      <p>
        <Link to="/dashboard/admin/review">
          {payments.total === 1
            ? "1 payment needs review."
            : `${payments.total} payments need review.`}
        </Link>
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
                  {payment.number ?? "None"}
                </th>
                <td data-label="Amount">{amountIn(payment.amountPaise, payment.currency)}</td>
                <td data-label="Reason">{payment.reason && reasons[payment.reason]}</td>
                <td data-label="Payment">{payment.id}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
