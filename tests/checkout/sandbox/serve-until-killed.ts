import { serve } from "./serve";

// Run on its own by restart.test.ts: serves the database file it is given and says where.
const { origin } = await serve({ prefix: "", databaseFile: process.argv.at(-1)! });
process.stdout.write(`${origin}\n`);
