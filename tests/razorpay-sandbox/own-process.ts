import { serve } from "./serve";

// Run on its own by restart.drill.ts: serves the database file it is given and says where, until it is killed, or until its
// input ends: then only the sandbox is left. Events go to WEBHOOK_URL.
const { origin, unplug } = await serve({
  prefix: "",
  databaseFile: process.argv.at(-1)!,
  webhookUrl: process.env.WEBHOOK_URL,
  webhookSecret: "emu_webhook_secret",
});
process.stdin.once("end", () => void unplug()).resume();
process.stdout.write(`${origin}\n`);
