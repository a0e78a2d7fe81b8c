import { createHmac } from "node:crypto";
import { eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import { write, type Writer } from "~/db/connection.server";
import { attempts } from "~/db/schema";
import { secrets } from "~/lib/secrets.server";
import { emailKey } from "./email-key";
import { networkOf } from "~/lib/network";

const fifteenMinutes = 15 * 60 * 1000;
const triesPerAccount = 8;
const triesPerAddress = 30;

export type Kind = "login" | "code" | "confirm" | "reset" | "register";
export type Caller = {
  /** The caller's IP address. */
  address: string;
  /** The account that is tried, whether it exists or not. Left out: only the address is counted. */
  email?: string;
};
export type TooMany = {
  /** How long to wait, as `Retry-After` wants it. */
  seconds: number;
  /** The same for a person. */
  sentence: string;
  /** How many tries there are. */
  limit: number;
};

/**
 * Runs `attempt` unless this account or address failed too often lately. An attempt fails by giving null; one that
 * throws counts as well. It is counted before it runs, so that many at once cannot slip through, and forgiven when it
 * succeeds. The count is kept in the database: a restart changes nothing.
 */
export async function limited<T>(
  kind: Kind,
  caller: Caller,
  attempt: () => Promise<T | null>,
): Promise<{ tooMany: TooMany; result?: undefined } | { tooMany?: undefined; result: T | null }> {
  const tooMany = await countTry(kind, caller);
  if (tooMany) return { tooMany };
  const result = await attempt();
  if (result !== null) await forgiveTry(kind, caller);
  return { result };
}

/** Counts one try; says so, and counts nothing, when there were too many. For tries that are not forgiven. */
export function countTry(kind: Kind, caller: Caller): Promise<TooMany | null> {
  const now = Date.now();
  return write(async (tx) => {
    // One that ends later than any does was counted before the clock was set back.
    await tx
      .delete(attempts)
      .where(or(lte(attempts.resetsAt, now), gt(attempts.resetsAt, now + fifteenMinutes)));
    const full: { most: number; wait: number }[] = [];
    for (const { key, most } of counted(kind, caller)) {
      const [row] = await tx.select().from(attempts).where(eq(attempts.key, key));
      if (row && row.count >= most) full.push({ most, wait: row.resetsAt - now });
    }
    const [longest] = full.sort((a, b) => b.wait - a.wait);
    if (longest) return tooMany(longest.wait, longest.most);
    for (const { key } of counted(kind, caller)) await countUp(tx, key, now);
    return null;
  });
}

async function forgiveTry(kind: Kind, caller: Caller): Promise<void> {
  const keys = counted(kind, caller).map(({ key }) => key);
  await write((tx) =>
    tx
      .update(attempts)
      .set({ count: sql`max(0, ${attempts.count} - 1)` })
      .where(inArray(attempts.key, keys)),
  );
}

async function countUp(tx: Writer, key: string, now: number): Promise<void> {
  await tx
    .insert(attempts)
    .values({ key, count: 1, resetsAt: now + fifteenMinutes })
    .onConflictDoUpdate({ target: attempts.key, set: { count: sql`${attempts.count} + 1` } });
}

function counted(kind: Kind, { address, email }: Caller): { key: string; most: number }[] {
  return [
    { key: `${kind}:address:${sealed(networkOf(address))}`, most: triesPerAddress },
    ...(email === undefined
      ? []
      : [{ key: `${kind}:account:${sealed(emailKey(email))}`, most: triesPerAccount }]),
  ];
}

/** Keyed, because a plain hash of an e-mail or an IP address is found again by hashing all of them. */
function sealed(text: string): string {
  return createHmac("sha256", secrets.session).update(text).digest("base64url");
}

function tooMany(ms: number, limit: number): TooMany {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return { seconds, sentence: `Too many tries. Please wait ${wait} and try again.`, limit };
}
