import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { StorageUnavailable } from "~/base/lib/cannot-store";
import { log } from "~/base/lib/log/log.server";
import { notePart } from "./note-part.server";

/** Orders of one write: other writes wait for some 10 ms. */
const partSize = 8;

/** After a part others may write for as long (ms) as it took, at most so long: a write that waits looks that often whether it may. */
const longestPause = 20;

/**
 * Notes what of a courier's file still waits, a few orders at a time, so that others may write in between. Goes on behind an order that
 * fails, and gives how many do; the log says why. May be ended at any moment and asked for again. `signal` ends it between two parts.
 */
export async function noteWaiting(fileId: string, signal?: AbortSignal): Promise<number> {
  const failed: string[] = [];
  let atOnce = partSize;
  for (;;) {
    signal?.throwIfAborted();
    const ids = nextOrders(fileId, failed, atOnce);
    const [first] = ids;
    if (first === undefined) return failed.length;
    const began = performance.now();
    try {
      await write((tx) => notePart(tx, fileId, ids, Date.now()));
      atOnce = partSize;
    } catch (error) {
      if (error instanceof StorageUnavailable) throw error;
      // Each by itself, until the one that fails is found.
      if (ids.length === 1) {
        failed.push(first);
        log.error({ file: fileId, order: first, err: error });
      }
      atOnce = 1;
    }
    await setTimeout(Math.min(performance.now() - began, longestPause));
  }
}

/** The orders of the first lines that wait, without some. */
function nextOrders(fileId: string, but: string[], most: number): string[] {
  return db
    .all<{ id: string }>(
      sql`select order_id as id from courier_file_waiting where file_id = ${fileId}
        and order_id not in (select value from json_each(${JSON.stringify(but)}))
        order by line limit ${most}`,
    )
    .map(({ id }) => id);
}
