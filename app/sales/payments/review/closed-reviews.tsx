import { dateTime } from "~/base/lib/dates";
import { amountIn } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import { outcomeWords, reasonWords } from "../held/reason-words";
import type { ClosedReview } from "./reviews.server";

/** Closed reviews, newest first. */
export function ClosedReviews({ reviews }: { reviews: ClosedReview[] }) {
  return (
    <Table
      rows={reviews}
      keyOf={({ id }) => id}
      columns={[
        { head: "Payment", kind: "name", cell: ({ id }) => id },
        { head: "Amount", cell: ({ amountPaise, currency }) => amountIn(amountPaise, currency) },
        { head: "Reason", cell: ({ reason }) => reason && reasonWords[reason] },
        { head: "Outcome", cell: outcomeOf },
        { head: "By", cell: ({ by, at }) => `${by ?? "–"}, ${dateTime(at ?? 0)}` },
      ]}
    />
  );
}

function outcomeOf({ outcome, number, note }: ClosedReview): string {
  const done = [outcome && outcomeWords[outcome], number].filter(Boolean).join(" ");
  return note ? `${done}: ${note}` : done;
}
