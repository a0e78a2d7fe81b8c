import { createHmac } from "node:crypto";
import { eq, gt, lte, or, sql } from "drizzle-orm";
import { write } from "~/db/connection.server";
import { attempts } from "~/db/schema";
import { secrets } from "~/lib/secrets.server";

const fifteenMinutes = 15 * 60 * 1000;
const enquiriesPerNetwork = 10;

export type TooMany = {
  /** How long to wait, as `Retry-After` wants it. */
  seconds: number;
  /** The same for a person. */
  sentence: string;
};

/**
 * Counts one enquiry from this network (an IP address, or the part of it that stands for one line); says so, and counts
 * nothing, when there were 10 within 15 minutes. `now` in UTC ms.
 */
export function countEnquiry(network: string, now = Date.now()): Promise<TooMany | null> {
  const key = `enquiry:address:${sealed(network)}`;
  return write(async (tx) => {
    // One that ends later than any does was counted before the clock was set back.
    await tx
      .delete(attempts)
      .where(or(lte(attempts.resetsAt, now), gt(attempts.resetsAt, now + fifteenMinutes)));
    const [row] = await tx.select().from(attempts).where(eq(attempts.key, key));
    if (row && row.count >= enquiriesPerNetwork) return tooMany(row.resetsAt - now);
    await tx
      .insert(attempts)
      .values({ key, count: 1, resetsAt: now + fifteenMinutes })
      .onConflictDoUpdate({ target: attempts.key, set: { count: sql`${attempts.count} + 1` } });
    return null;
  });
}

/** Keyed, because a plain hash of an IP address is found again by hashing all of them. */
function sealed(network: string): string {
  return createHmac("sha256", secrets.session).update(network).digest("base64url");
}

function tooMany(ms: number): TooMany {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return {
    seconds,
    sentence: `That is a lot of messages at once. Please wait ${wait} and send it again.`,
  };
}
