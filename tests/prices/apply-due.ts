import { closeDatabase } from "~/db/connection.server";
import { minute } from "~/lib/time";
import { applyDuePlans } from "~/prices/day/plan-job.server";

process.stdout.write(JSON.stringify(await applyDuePlans(Date.now() + minute)));
await closeDatabase();
