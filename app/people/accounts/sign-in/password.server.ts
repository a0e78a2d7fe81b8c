import { randomBytes } from "node:crypto";
import { workerProcess } from "~/base/lib/beside/worker-process.server";
import { settings } from "~/base/lib/env/settings.server";
import { minute, second } from "~/base/lib/time";
import { costOfBcrypt, isBcrypt, unfitBcrypt } from "./bcrypt";
import type { Cost, HashingAsked } from "./hashing";
import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";

/** Argon2id (the library's default): 32 MiB and, on a small server, about 50 ms of one core per guess. */
const cost: Cost = { memoryCost: 32 * 1024, timeCost: 5, parallelism: 1 };
/** The minimum in OWASP's Password Storage Cheat Sheet: a tenth of the work above. */
const leastCost: Cost = { memoryCost: 7 * 1024, timeCost: 5, parallelism: 1 };

/**
 * Anybody may ask for hashing, as often as they like: two pieces of it at a time, one for each process where several answer, beside
 * them and making way for pages, and few that wait; known browsers first (`sign-in-limit.server.ts`). All functions below that hash throw
 * `TooBusy` beyond that.
 */
const { ask, requireRoom } = workerProcess<HashingAsked, (string | boolean)[]>(
  "passwords:hash",
  async (asked) => (await import("./hashing")).hashing(asked),
  {
    atOnce: settings.processes > 1 ? 1 : 2,
    patience: 4 * second,
    idle: minute,
  },
);

/** Throws `TooBusy` if a password could not be checked now, before anything is counted, whatever account is meant. */
export { requireRoom as requireRoomToHash };

/** Hashes a password for storage. Slow on purpose: never call it inside `write`. */
export async function hashPassword(password: string): Promise<string> {
  const [hash] = await hashed([{ secret: password, cost }]);
  return hash;
}

/** A cheaper hash for security answers imported by the thousand. */
export async function hashAnswerOfMany(answer: string): Promise<string> {
  const [hash] = await hashed([{ secret: normalAnswer(answer), cost: leastCost }]);
  return hash;
}

/** The values of the two hash columns of `users`. */
export async function hashesOf({ password, answer }: { password: string; answer: string }) {
  const [passwordHash, answerHash] = await hashed([
    { secret: password, cost },
    { secret: normalAnswer(answer), cost },
  ]);
  return { passwordHash, answerHash };
}

/** A hash for storage that no password or answer fits, of the usual cost, made without any work. */
export const unusableHash = (): string => unfit(ownCost);

/** Whether this is the password. Without a hash (no such account) false, after the same work. */
export async function passwordMatches(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  return matches(password, stored, oldPasswordCosts());
}

/** Whether this is the security answer. Without a hash (no such account) false, after the same work. */
export async function answerMatches(answer: string, stored: string | undefined): Promise<boolean> {
  return matches(normalAnswer(answer), stored, oldAnswerCosts());
}

type Secret = { secret: string; cost: Cost };

async function hashed<const Secrets extends Secret[]>(
  hashes: Secrets,
): Promise<{ [Each in keyof Secrets]: string }> {
  return (await ask({ hashes })) as { [Each in keyof Secrets]: string };
}

/**
 * The old shop's hashes take a different time than ours. So that timing does not reveal which kind an account has, or that
 * it does not exist, every check does the work of every kind still in use: on the stored hash for its own kind, on one that
 * nothing matches for the others. Without imported accounts that is a single hash.
 */
async function matches(
  secret: string,
  stored: string | undefined,
  oldCosts: string[],
): Promise<boolean> {
  const own = stored === undefined ? null : costOf(stored);
  const kinds = [...new Set([ownCost, ...oldCosts, ...(own === null ? [] : [own])])];
  const against = kinds.map((kind) =>
    stored !== undefined && kind === own ? stored : unfit(kind),
  );
  const fits = await ask({ checks: against.map((hash) => ({ secret, stored: hash })) });
  return stored !== undefined && fits[against.indexOf(stored)] === true;
}

/** The prefix of a hash that determines what a check costs. */
function costOf(stored: string): string {
  return isBcrypt(stored) ? costOfBcrypt(stored) : stored.split("$", 4).join("$");
}

/** A hash that no secret matches, built without hashing, so it costs no time. */
function unfit(start: string): string {
  return start.startsWith("$2") ? unfitBcrypt(start) : `${start}$${inBase64(16)}$${inBase64(32)}`;
}

const ownCost = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`;

function normalAnswer(answer: string): string {
  return answer.normalize("NFC").trim().replace(/\s+/g, " ").toLocaleLowerCase("en-IN");
}

function inBase64(bytes: number): string {
  return randomBytes(bytes).toString("base64").replace(/=+$/, "");
}

/** The distinct cost prefixes of imported password hashes that have not been replaced yet. */
function oldPasswordCosts(): string[] {
  const rows = db
    .selectDistinct({ rounds: sql<string>`substr(${users.passwordHash}, 5, 2)` })
    .from(users)
    .where(sql`substr(${users.passwordHash}, 1, 2) = '$2'`)
    .all();
  return rows.map(({ rounds }) => `$2b$${rounds}`);
}

/** The cost prefix of imported security answers (`hashAnswerOfMany`): none or one. */
function oldAnswerCosts(): string[] {
  const rows = db
    .select({ id: users.id })
    .from(users)
    .where(sql`substr(${users.answerHash}, 1, 29) = '$argon2id$v=19$m=7168,t=5,p=1'`)
    .limit(1)
    .all();
  return rows.map(() => "$argon2id$v=19$m=7168,t=5,p=1");
}
