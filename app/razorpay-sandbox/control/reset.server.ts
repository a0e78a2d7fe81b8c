import type { Context } from "../context";
import { inTransaction } from "../state/transition.server";

/** In an order that satisfies the foreign keys. */
const tables = [
  "deliveries",
  "webhooks",
  "events",
  "disputes",
  "settled",
  "settlements",
  "adjustments",
  "sessions",
  "refunds",
  "payments",
  "orders",
  "faults",
  "requests",
];

/** `POST /__emu/reset`: deletes everything, including faults, and resets the clock. The settings stay. */
export function reset(context: Context) {
  return context.inTurn(async () => {
    inTransaction(context, () => {
      for (const table of tables) context.database.prepare(`DELETE FROM ${table}`).run();
    });
    context.clock.reset();
    return { reset: true };
  });
}
