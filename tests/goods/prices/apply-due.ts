import { closeDatabase } from "~/base/db/connection.server";
import { minute } from "~/base/lib/time";
import { pricePlanJob } from "~/goods/prices/day/plan-job.server";

process.stdout.write(await pricePlanJob.run(Date.now() + minute));
await closeDatabase();
