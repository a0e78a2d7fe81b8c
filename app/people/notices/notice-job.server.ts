import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, lt, sql } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { notices, pushDevices, users } from "~/base/db/schema";
import { rescheduleFuture } from "~/base/db/clock-skew.server";
import { outgoing, pauseAfter } from "~/upkeep/jobs/backoff";
import type { Job } from "~/upkeep/jobs/job.server";
import { day, minute, second } from "~/base/lib/time";
import type { PushDevice } from "./devices.server";
import { push, type Pushed, type PushMessage } from "./push.server";

/** How long (ms) one process has the notices that it pushes; longer than the push services may take. */
const lease = 2 * minute;
/** A notice that could not be pushed for this long (ms) is no news. */
const tooOld = day;
const keptFor = 30 * day;
const most = 100;

/** Pushes what is due to each device that agreed, and deletes notices of the month before. */
export const noticeJob: Job = {
  name: "notices",
  every: 5 * second,
  run: async (now) => {
    await rescheduleFuture(
      { table: notices, column: notices.nextTryAt, of: isNull(notices.pushedAt) },
      outgoing.longest,
      now,
    );
    await deleteOld(now);
    const due = await claimDue(now);
    if (due.length === 0) return "Nothing to push";
    const devices = adminsDevices();
    const results = await Promise.all(devices.map((device) => pushTo(device)));
    const isLeft = results.includes("later");
    await endClaims(due, isLeft, Date.now());
    return wordsFor(results);
  },
};

/** Devices of former admins get nothing. */
function adminsDevices(): PushDevice[] {
  return db
    .select(getTableColumns(pushDevices))
    .from(pushDevices)
    .innerJoin(users, eq(users.id, pushDevices.userId))
    .where(eq(users.role, 1))
    .all();
}

type Due = { id: string; tries: number; createdAt: number };

async function claimDue(now: number): Promise<Due[]> {
  const isDue = and(isNull(notices.pushedAt), lte(notices.nextTryAt, now));
  const some = db.select({ id: notices.id }).from(notices).where(isDue).limit(1).get();
  if (!some) return [];
  return write((tx) => {
    const ids = tx.select({ id: notices.id }).from(notices).where(isDue).limit(most);
    return tx
      .update(notices)
      .set({ tries: sql`${notices.tries} + 1`, nextTryAt: now + lease })
      .where(inArray(notices.id, ids))
      .returning({ id: notices.id, tries: notices.tries, createdAt: notices.createdAt })
      .all();
  });
}

/** All that this device has not had, as one message. */
async function pushTo(device: PushDevice): Promise<Pushed> {
  const news = db
    .select({ words: notices.words, path: notices.path, createdAt: notices.createdAt })
    .from(notices)
    .where(and(gt(notices.createdAt, device.lastNoticeAt), isNull(notices.pushedAt)))
    .orderBy(asc(notices.createdAt))
    .limit(most)
    .all();
  const last = news.at(-1);
  if (!last) return "sent";
  const pushed = await push(device, messageOf(news));
  if (pushed === "gone")
    await write((tx) => void tx.delete(pushDevices).where(eq(pushDevices.id, device.id)).run());
  if (pushed === "sent")
    await write(
      (tx) =>
        void tx
          .update(pushDevices)
          .set({ lastNoticeAt: last.createdAt })
          .where(eq(pushDevices.id, device.id))
          .run(),
    );
  return pushed;
}

function messageOf(news: { words: string; path: string }[]): PushMessage {
  const [first] = news;
  if (first && news.length === 1)
    return { title: "Prayosha", words: first.words, path: first.path };
  return {
    title: `${news.length} new`,
    words: news.map(({ words }) => words).join("\n"),
    path: "/dashboard/admin/notices",
  };
}

/** Every device had them, or there is none; else they are due again. */
async function endClaims(due: Due[], isLeft: boolean, now: number): Promise<void> {
  await write((tx) => {
    for (const { id, tries, createdAt } of due) {
      const isOver = !isLeft || tries >= outgoing.mostTries || createdAt < now - tooOld;
      tx.update(notices)
        .set(isOver ? { pushedAt: now } : { nextTryAt: now + pauseAfter(tries, outgoing) })
        .where(eq(notices.id, id))
        .run();
    }
  });
}

async function deleteOld(now: number): Promise<void> {
  const isOld = lt(notices.createdAt, now - keptFor);
  const some = db.select({ id: notices.id }).from(notices).where(isOld).limit(1).get();
  if (some) await write((tx) => void tx.delete(notices).where(isOld).run());
}

function wordsFor(results: Pushed[]): string {
  const count = (wanted: Pushed) => results.filter((one) => one === wanted).length;
  const parts = [
    count("sent") > 0 && `${count("sent")} told`,
    count("later") > 0 && `${count("later")} to be tried again`,
    count("gone") > 0 && `${count("gone")} that take no more`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `Devices: ${parts.join(", ")}` : "No device to tell";
}
