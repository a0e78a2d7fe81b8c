import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { costOfBcrypt, fitsBcrypt, isBcrypt, unfitBcrypt } from "./bcrypt.server";
import { oldAnswerCosts, oldPasswordCosts } from "./old-costs.server";

/** Argon2id (the library's default kind): 32 MiB and, on a small server, some 50 ms of one core for each guess. */
const cost = { memoryCost: 32 * 1024, timeCost: 5, parallelism: 1 };
/** The least that OWASP's password storage sheet calls enough: a tenth of the work above. */
const leastCost = { memoryCost: 7 * 1024, timeCost: 5, parallelism: 1 };

/** What is stored of a password. Takes time on purpose: never call it inside `write`. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

/** What is stored of a security answer; upper case and stray spaces make no difference to it. */
export function hashAnswer(answer: string): Promise<string> {
  return hash(normalAnswer(answer), cost);
}

/** What is stored of an answer that comes in with thousands of others (the old shop's): cheap to make. */
export function hashAnswerOfMany(answer: string): Promise<string> {
  return hash(normalAnswer(answer), leastCost);
}

/** Whether this is the password. Without a hash (no such account): false, after the same work. */
export async function passwordMatches(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  return matches(password, stored, oldPasswordCosts());
}

/** Whether this is the security answer. Without a hash (no such account): false, after the same work. */
export async function answerMatches(answer: string, stored: string | undefined): Promise<boolean> {
  return matches(normalAnswer(answer), stored, oldAnswerCosts());
}

/** The two columns of `users` that hold what was made of the secrets. */
export async function hashesOf({ password, answer }: { password: string; answer: string }) {
  const [passwordHash, answerHash] = await Promise.all([
    hashPassword(password),
    hashAnswer(answer),
  ]);
  return { passwordHash, answerHash };
}

/**
 * Hashes of the old shop cost another time than ours. So that nobody can tell by it whose account is which, or that there
 * is none, every check does the work of each kind that some account still has: on the stored hash where it is of that
 * kind, on one that nothing fits for all others. Where no account came from the old shop that is one of ours alone.
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

/** The old shop took passwords as they were typed. */
function fitsHash(secret: string, stored: string): Promise<boolean> {
  return isBcrypt(stored) ? fitsBcrypt(secret, stored) : verify(stored, secret.normalize("NFC"));
}

/** The start of a hash, which says what a check of it costs. */
function costOf(stored: string): string {
  return isBcrypt(stored) ? costOfBcrypt(stored) : stored.split("$", 4).join("$");
}

/** Nothing was hashed for it, so making it costs no time, and no secret fits it. */
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
