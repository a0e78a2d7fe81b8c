import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Stage } from "../stage";

const preload = pathToFileURL(path.resolve("tests/faults/clock.mjs")).href;
const anHour = 3_600_000;

export async function clockSetBack(stage: Stage): Promise<void> {
  const shop = await stage.opened("clock", { NODE_OPTIONS: `--import ${preload}` });
  // One more than answer requests.
  await stage.until("all processes are there", () => shop.pids.length === 3);
  const visitor = await stage.newVisitor(4);
  await stage.canBuy(visitor);
  const stranger = visitor.elsewhere();
  for (let wrong = 0; wrong < 8; wrong += 1) await stranger.signIn("wrong-password-1");
  stage.must((await stranger.signIn()).status === 429, "wrong passwords are not limited");
  const before = Date.now();
  await shop.signal("SIGUSR2");

  await stage.canBuy(visitor);
  stage.must((await visitor.get("/dashboard/user")).status === 200, "a session ended");
  stage.must((await stranger.signIn()).status === 303, "who may sign in again waits a day for it");
  // Every job that rests for less than an hour, not only one of them.
  for (const job of ["webhooks", "reconcile", "refunds", "mail", "enquiries", "backup"])
    await stage.until(`the job ${job} goes on`, () => {
      const sql = "select started_at from jobs where name = ?";
      const startedAt = Number(stage.ask(shop, sql, job));
      return startedAt > 0 && startedAt < before - 23 * anHour;
    });
  const dates = "select count(distinct created_at >= ?) from invoices";
  stage.must(
    stage.ask(shop, dates, before - 23 * anHour) !== 2,
    "an invoice is dated before the last",
  );
  await stage.closedInOrder(shop);
}
