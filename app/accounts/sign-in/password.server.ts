import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { costOfBcrypt, fitsBcrypt, isBcrypt, unfitBcrypt } from "./bcrypt.server";
import { oldAnswerCosts, oldPasswordCosts } from "./old-costs.server";

/** Argon2id (the library's default): 32 MiB and, on a small server, about 50 ms of one core per guess. */
const cost = { memoryCost: 32 * 1024, timeCost: 5, parallelism: 1 };
/** The minimum in OWASP's Password Storage Cheat Sheet: a tenth of the work above. */
const leastCost = { memoryCost: 7 * 1024, timeCost: 5, parallelism: 1 };

/** Hashes a password for storage. Slow on purpose: never call it inside `write`. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

/** Hashes a security answer for storage, ignoring case and extra spaces. */
export function hashAnswer(answer: string): Promise<string> {
  return hash(normalAnswer(answer), cost);
}

/** A cheaper hash for security answers imported by the thousand. */
export function hashAnswerOfMany(answer: string): Promise<string> {
  return hash(normalAnswer(answer), leastCost);
}

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

/** The values of the two hash columns of `users`. */
export async function hashesOf({ password, answer }: { password: string; answer: string }) {
  const [passwordHash, answerHash] = await Promise.all([
    hashPassword(password),
    hashAnswer(answer),
  ]);
  return { passwordHash, answerHash };
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
  const own = stored === undefined ? [] : [costOf(stored)];
  let isRight = false;
  for (const each of new Set([ownCost, ...oldCosts, ...own])) {
    const isItsKind = stored !== undefined && costOf(stored) === each;
    const fits = await fitsHash(secret, isItsKind ? stored : unfit(each));
    isRight ||= isItsKind && fits;
  }
  return isRight;
}

/** The old shop did not normalise passwords. */
function fitsHash(secret: string, stored: string): Promise<boolean> {
  return isBcrypt(stored) ? fitsBcrypt(secret, stored) : verify(stored, secret.normalize("NFC"));
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
