import { restoreCommand } from "~/upkeep/backup/commands.server";
import { PlainProblem } from "~/base/lib/env/plain-problem";

// Run on its own by restore-killed.drill.ts and restore-unreadable.drill.ts: `npm run restore FILE` without a build.
try {
  await restoreCommand([process.argv.at(-1)!], (sentence) => process.stdout.write(`${sentence}\n`));
} catch (error) {
  process.stdout.write(error instanceof PlainProblem ? error.message : String(error));
  process.exitCode = 1;
}
