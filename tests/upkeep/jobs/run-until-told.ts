import { appendFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { closeDatabase } from "~/base/db/connection.server";
import { startJobs } from "~/upkeep/jobs/run-jobs.server";

// Run on its own by race.drill.ts: a shop with one job, which writes down when it begins and ends.
const file = process.env.RACE_FILE ?? "";
const note = (what: string) => appendFileSync(file, `${what} ${process.pid}\n`);

const stop = startJobs([
  {
    name: "race",
    every: 1,
    async run() {
      note("begin");
      await setTimeout(150);
      note("end");
      return "Done.";
    },
  },
]);

process.once("SIGTERM", () => {
  void stop().then(closeDatabase);
});
// From here on a signal is heard.
process.stdout.write("ready\n");
