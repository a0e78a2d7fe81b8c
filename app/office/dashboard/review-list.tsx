import { Link } from "~/base/ui/link";
import type { ReviewReason } from "~/base/db/statuses";
import { amountIn } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import type { OpenMatters } from "./attention.server";

type Props = {
  payments: OpenMatters["payments"];
  /** Why a payment needs review, as a sentence. */
  reasons: Record<ReviewReason, string>;
};

/** Payments that are stored but not counted as paid, because they do not fit their order. */
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
      <Table
        rows={payments.newest}
        keyOf={({ id }) => id}
        columns={[
          { head: "Order", kind: "name", cell: ({ number }) => number ?? "None" },
          { head: "Amount", cell: ({ amountPaise, currency }) => amountIn(amountPaise, currency) },
          { head: "Reason", cell: ({ reason }) => reason && reasons[reason] },
          { head: "Payment", cell: ({ id }) => id },
        ]}
      />
    </>
  );
}
