import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { db, write, type Writer } from "~/base/db/connection.server";
import { pushDevices } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { mayPushTo } from "./may-push.server";
import { newestAt } from "./tell.server";

/** Of one person; the oldest go. */
const mostDevices = 10;

export type PushDevice = typeof pushDevices.$inferSelect;

/** A browser's subscription, as its script sends it. */
export const subscription = z.object({
  endpoint: z
    .string()
    .max(1000)
    .refine((address) => mayPushTo(address)),
  p256dh: z.string().regex(/^[\w-]{80,100}=*$/),
  auth: z.string().regex(/^[\w-]{16,40}=*$/),
});

/** The devices of a user that are told by push, newest first. */
export function devicesOf(userId: string) {
  return db
    .select({ id: pushDevices.id, device: pushDevices.device, createdAt: pushDevices.createdAt })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
    .all();
}

/** Tells this browser from now on. One that was somebody else's is theirs no more. `now`: UTC ms. */
export function addDevice(
  given: z.output<typeof subscription> & { userId: string; device: string },
  now = Date.now(),
): Promise<void> {
  return write((tx) => {
    tx.delete(pushDevices).where(eq(pushDevices.endpoint, given.endpoint)).run();
    tx.insert(pushDevices)
      .values({ id: newId(now), ...given, lastNoticeAt: newestAt(tx), createdAt: now })
      .run();
    dropOldest(tx, given.userId);
  });
}

function dropOldest(tx: Writer, userId: string): void {
  const rows = tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
    .all();
  for (const { id } of rows.slice(mostDevices))
    tx.delete(pushDevices).where(eq(pushDevices.id, id)).run();
}

/** Tells a device of this user no more. False: there is no such device. */
export function removeDevice(userId: string, id: string): Promise<boolean> {
  return write((tx) => {
    const { changes } = tx
      .delete(pushDevices)
      .where(and(eq(pushDevices.userId, userId), eq(pushDevices.id, id)))
      .run();
    return changes > 0;
  });
}

/** One device of this user; undefined: there is none. */
export function deviceOfUser(userId: string, id: string): PushDevice | undefined {
  return db
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.id, id)))
    .get();
}
