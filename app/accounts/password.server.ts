import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { fitsBcrypt, isBcrypt } from "./bcrypt.server";

/** Argon2id (the library's default kind): 32 MiB and, on a small server, some 50 ms of one core for each guess. */
const cost = { memoryCost: 32 * 1024, timeCost: 5, parallelism: 1 };

/**
 * What is checked when there is no such account, so that the answer takes as long as for one that exists. Nothing was hashed
 * for it, so it costs no time when the shop starts, and no secret fits it.
 */
const nobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${inBase64(16)}$${inBase64(32)}`;

/** What is stored of a password. Takes time on purpose: never call it inside `write`. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

/** What is stored of a security answer; upper case and stray spaces make no difference to it. */
export function hashAnswer(answer: string): Promise<string> {
  return hash(normalAnswer(answer), cost);
}

/**
 * What is stored of an answer that comes in with thousands of others (the old shop's): the same kind at the least cost that
 * OWASP's password storage sheet calls enough, a tenth of the work above. A check reads the cost from the hash.
 */
export function hashAnswerOfMany(answer: string): Promise<string> {
  return hash(normalAnswer(answer), { memoryCost: 7 * 1024, timeCost: 5, parallelism: 1 });
}

/**
 * Whether this is the password. Without a hash (no such account): false, after the same work. A hash of the old shop takes
 * its own time, until the next sign-in replaces it.
 */
export function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  if (stored !== undefined && isBcrypt(stored)) return fitsBcrypt(password, stored);
  return matches(password.normalize("NFC"), stored);
}

/** Whether this is the security answer. Without a hash (no such account): false, after the same work. */
export function answerMatches(answer: string, stored: string | undefined): Promise<boolean> {
  return matches(normalAnswer(answer), stored);
}

/** The two columns of `users` that hold what was made of the secrets. */
export async function hashesOf({ password, answer }: { password: string; answer: string }) {
  const [passwordHash, answerHash] = await Promise.all([
    hashPassword(password),
    hashAnswer(answer),
  ]);
  return { passwordHash, answerHash };
}

async function matches(secret: string, stored: string | undefined): Promise<boolean> {
  const right = await verify(stored ?? nobody, secret);
  return right && stored !== undefined;
}

function normalAnswer(answer: string): string {
  return answer.normalize("NFC").trim().replace(/\s+/g, " ").toLocaleLowerCase("en-IN");
}

function inBase64(bytes: number): string {
  return randomBytes(bytes).toString("base64").replace(/=+$/, "");
}
