import { Fragment } from "react";
import { dateTime } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Link } from "~/base/ui/link";
import { cameWords } from "~/sales/orders/money/came-words";
import type { receivedPage } from "./received-page.server";

type Page = ReturnType<typeof receivedPage>;

/** What an order costs, what came for it, each row with its way back, and what is still to come. */
export function CameBefore({ page, canTakeBack }: { page: Page; canTakeBack: boolean }) {
  const { number, totalPaise, owedPaise, received, isWrittenOff } = page;
  return (
    <dl className="facts">
      <dt>It costs</dt>
      <dd>{rupees(totalPaise)}</dd>
      {received.map(({ id, amountPaise, way, reference, note, cameAt, isOnline }) => (
        <Fragment key={id}>
          <dt>{amountPaise > 0 ? "Came" : "Went back"}</dt>
          <dd>
            {[
              `${rupees(Math.abs(amountPaise))} on ${dateTime(cameAt)}`,
              isOnline ? "online" : way && cameWords[way],
              reference && `reference ${reference}`,
              note,
            ]
              .filter(Boolean)
              .join(", ")}{" "}
            {canTakeBack && amountPaise > 0 && !isOnline && (
              <Link to={`/dashboard/admin/orders/${number}/received/${id}`}>Take back</Link>
            )}
          </dd>
        </Fragment>
      ))}
      <dt>{isWrittenOff ? "Written off" : "Still to come"}</dt>
      <dd>
        <strong>{rupees(owedPaise)}</strong>
      </dd>
    </dl>
  );
}
