import type { Context } from "../context";
import { atOnce } from "../state/transition.server";

/** Those that refer to others first. */
const tables = [
  "deliveries",
  "webhooks",
  "events",
  "disputes",
  "sessions",
  "refunds",
  "payments",
  "orders",
  "faults",
  "requests",
];

/** `POST /__emu/reset`: forgets everything, faults too, and sets the clock right. The settings stay as they are. */
export function reset(context: Context) {
  return context.inTurn(async () => {
    atOnce(context, () => {
      for (const table of tables) context.database.prepare(`DELETE FROM ${table}`).run();
    });
    context.clock.reset();
    return { reset: true };
  });
}
