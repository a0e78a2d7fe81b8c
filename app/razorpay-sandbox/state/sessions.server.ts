import type { Context } from "../context";
import { newSessionId } from "../ids.server";
import type { Notes } from "./notes";

/** What the pay page shows, and where the shopper goes afterwards. Untrusted: it came through the browser. */
export interface Display {
  name: string;
  description: string | null;
  email: string | null;
  contact: string | null;
  method: "upi" | "card" | "netbanking" | "wallet";
  notes: Notes;
  callbackUrl: string | null;
  cancelUrl: string | null;
  /** Whether the same page offers another attempt after a failure. */
  retry: boolean;
}

/** One visit to the pay page. Its id grants permission to pay. */
export interface Session {
  id: string;
  kind: "hosted" | "modal";
  orderId: string;
  display: Display;
  /** The latest payment of this session. */
  paymentId: string | null;
  cancelled: boolean;
}

interface SessionRow {
  id: string;
  kind: Session["kind"];
  order_id: string;
  display: string;
  payment_id: string | null;
  cancelled_at: number | null;
}

const lifetime = 24 * 60 * 60_000;

/** Opens a session. Also deletes sessions unused for a day, so that visitors cannot fill the disk. */
export function openSession(
  context: Context,
  session: Pick<Session, "kind" | "orderId" | "display">,
): Session {
  const now = context.now();
  context.database
    .prepare("DELETE FROM sessions WHERE created_at < ? AND payment_id IS NULL")
    .run(now - lifetime);
  const id = newSessionId();
  context.database
    .prepare(
      "INSERT INTO sessions (id, kind, order_id, display, created_at) VALUES (?, ?, ?, ?, ?)",
    )
    .run(id, session.kind, session.orderId, JSON.stringify(session.display), now);
  return { ...session, id, paymentId: null, cancelled: false };
}

export function sessionById(context: Context, kind: Session["kind"], id: string): Session | null {
  const row = context.database
    .prepare<[string, string], SessionRow>("SELECT * FROM sessions WHERE id = ? AND kind = ?")
    .get(id, kind);
  return row ? fromRow(row) : null;
}

export function setSessionPayment(context: Context, sessionId: string, paymentId: string): void {
  context.database
    .prepare("UPDATE sessions SET payment_id = ? WHERE id = ?")
    .run(paymentId, sessionId);
}

export function cancelSession(context: Context, sessionId: string): void {
  context.database
    .prepare("UPDATE sessions SET cancelled_at = coalesce(cancelled_at, ?) WHERE id = ?")
    .run(context.now(), sessionId);
}

function fromRow(row: SessionRow): Session {
  return {
    id: row.id,
    kind: row.kind,
    orderId: row.order_id,
    display: JSON.parse(row.display) as Display,
    paymentId: row.payment_id,
    cancelled: row.cancelled_at !== null,
  };
}
