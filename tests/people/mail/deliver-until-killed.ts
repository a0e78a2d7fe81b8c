import { setTimeout } from "node:timers/promises";
import { closeDatabase } from "~/base/db/connection.server";
import { isAnythingDue } from "~/people/mail/claims.server";
import { deliver } from "./outbox";
import { addressOf } from "./mail-server";

// Run on its own by killed.drill.ts: empties the outbox into the server on this port until nothing is due.
const [port = "", beforeEnd = "50"] = process.argv.slice(-2);
process.stdout.write("up\n");
const patience = { whole: 100_000, socket: 100_000, beforeEnd: Number(beforeEnd) };
while (isAnythingDue(Date.now())) {
  const { sent } = await deliver(addressOf(Number(port)), undefined, patience);
  if (sent === 0) await setTimeout(20);
}
await closeDatabase();
