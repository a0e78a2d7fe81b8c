import { serve } from "./serve";

// Run on its own by restart.drill.ts: serves the database file it is given and says where. Events go to WEBHOOK_URL.
const { origin } = await serve({
  prefix: "",
  databaseFile: process.argv.at(-1)!,
  webhookUrl: process.env.WEBHOOK_URL,
  webhookSecret: "emu_webhook_secret",
});
process.stdout.write(`${origin}\n`);
