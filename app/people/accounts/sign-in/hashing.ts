import { hash, verify } from "@node-rs/argon2";
import { fitsBcrypt, isBcrypt } from "./bcrypt";

/*
 * The slow part of passwords and security answers. It knows neither database nor settings: the built shop does it in a process
 * beside (`server/beside-commands.ts`), which makes way for pages.
 */

/** What argon2id costs: memory in KiB, passes, lanes. */
export type Cost = { memoryCost: number; timeCost: number; parallelism: number };

/** Secrets to hash, or to hold against stored hashes. */
export type HashingAsked =
  { hashes: { secret: string; cost: Cost }[] } | { checks: { secret: string; stored: string }[] };

/** One answer for each: its hash, or whether it fits. One after the other: as a whole they are one piece of work. */
export async function hashing(asked: HashingAsked): Promise<(string | boolean)[]> {
  const answers: (string | boolean)[] = [];
  if ("hashes" in asked)
    for (const { secret, cost } of asked.hashes)
      answers.push(await hash(secret.normalize("NFC"), cost));
  else for (const { secret, stored } of asked.checks) answers.push(await fits(secret, stored));
  return answers;
}

/** The old shop did not normalise passwords. */
function fits(secret: string, stored: string): Promise<boolean> {
  return isBcrypt(stored) ? fitsBcrypt(secret, stored) : verify(stored, secret.normalize("NFC"));
}
