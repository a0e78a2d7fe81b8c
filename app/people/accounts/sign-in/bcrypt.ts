import { compare } from "bcryptjs";

/** Highest accepted cost (a power of two): 15 takes seconds, 31 would take months. */
const maxRounds = 15;

/** Whether this is a bcrypt hash as the old shop stored it: `$2b$10$…`. */
export function isBcrypt(text: string): boolean {
  const [, rounds] = /^\$2[aby]\$(\d{2})\$[./A-Za-z0-9]{53}$/.exec(text) ?? [];
  return rounds !== undefined && Number(rounds) >= 4 && Number(rounds) <= maxRounds;
}

/** Whether the password matches the hash. The old shop did not normalise passwords. */
export async function fitsBcrypt(password: string, stored: string): Promise<boolean> {
  return compare(password, stored);
}

/** The cost prefix of this hash: `$2b$10`. The letter does not affect the cost. */
export function costOfBcrypt(stored: string): string {
  return `$2b$${stored.slice(4, 6)}`;
}

/** A hash of this cost that no password matches, built without hashing. */
export function unfitBcrypt(cost: string): string {
  return `${cost}$${".".repeat(53)}`;
}
