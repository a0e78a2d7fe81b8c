import { closeDatabase } from "~/db/connection.server";
import { minute } from "~/lib/time";
import { pricePlanJob } from "~/prices/day/plan-job.server";

process.stdout.write(await pricePlanJob.run(Date.now() + minute));
await closeDatabase();
