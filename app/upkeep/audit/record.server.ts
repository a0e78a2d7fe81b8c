import type { Writer } from "~/base/db/connection.server";
import { insertRows } from "~/base/db/insert-rows.server";
import { insertRow } from "~/base/db/prepared.server";
import { auditLog } from "~/base/db/schema";
import { differences } from "~/base/lib/differences";
import { newId } from "~/base/lib/ids.server";

/** Who acts, as returned by `requireStaff`. */
export type Actor = { id: string; name: string };

/** `<kind>.<verb>`. */
export type AuditAction =
  | `category.${"create" | "update" | "delete"}`
  | `product.${"create" | "update" | "delete" | "import"}`
  | `batch.${"create" | "update" | "packs" | "labels" | "export"}`
  | `recall.${"start" | "step" | "told"}`
  | `order.${"create" | "status" | "tracking" | "note" | "address" | "money" | "refund" | "take-out" | "other-packs" | "discount" | "return" | "send-with" | "invoice" | "eway" | "return-accept" | "return-refuse" | "return-receive" | "return-settle"}`
  | "khata.money"
  | `till.${"open" | "sign" | "reopen"}`
  | `expense.${"create" | "update" | "take-back"}`
  | `courier.${"create" | "update" | "delete"}`
  | `delivery-zone.${"create" | "update" | "delete"}`
  | `price-plan.${"create" | "cancel"}`
  | `coupon.${"create" | "update" | "delete"}`
  | `quote.${"create" | "update" | "send" | "withdraw"}`
  | `price-list.${"create" | "update" | "delete" | "import"}`
  | `trade.${"approve" | "update" | "refuse" | "end"}`
  | `search-words.${"create" | "update" | "delete"}`
  | "catalogue-words.update"
  | "product-question.update"
  | "payout.import"
  | `remittance.${"import" | "columns" | "take-back"}`
  | `payment.${"review" | "refund" | "replay"}`
  | `user.${"role" | "sign-out" | "profile" | "second-step" | "unlock" | "export" | "erase"}`
  | `staff.${"invite" | "cancel" | "accept" | "role" | "second-step"}`
  | `stock.${"update" | "import"}`
  | `review.${"answer" | "hide" | "show"}`
  | `breach.${"create" | "update" | "persons" | "letters" | "told" | "export"}`
  | `enquiry.${"answered" | "not-spam"}`
  | `self-audit.${"run" | "sign"}`
  | `grievance.${"acknowledge" | "answer" | "settle" | "not-spam"}`
  | `duty.${"done" | "take-back" | "put-off"}`
  | `claim.${"decide" | "end"}`
  | `mill.${"tank" | "bill"}`
  | `month.${"lock" | "unlock"}`
  | "settings.update";

type Fields = Record<string, string | number | boolean | null>;

export type Change = {
  actor: Actor;
  action: AuditAction;
  subject: { id: string; name: string };
  before?: Fields | undefined;
  after?: Fields | undefined;
};

/**
 * Writes an audit entry in the transaction of the change. Leave out `before` for a new subject and `after` for a deleted
 * one; only fields that differ are stored. Never pass a password, hash or token.
 */
export function recordChange(tx: Writer, change: Change): void {
  insertRow(tx, auditLog, entryOf(change));
}

/** `recordChange` for a few thousand at once. */
export function recordChanges(tx: Writer, changes: Change[]): void {
  insertRows(tx, auditLog, changes.map(entryOf));
}

const entryOf = (change: Change) => ({
  id: newId(),
  actorId: change.actor.id,
  actorName: change.actor.name,
  action: change.action,
  subjectId: change.subject.id,
  subjectName: change.subject.name,
  changes: JSON.stringify(
    Object.fromEntries(
      differences(change.before ?? {}, change.after ?? {}).map(({ field, before, after }) => [
        field,
        [before, after],
      ]),
    ),
  ),
  createdAt: Date.now(),
});
