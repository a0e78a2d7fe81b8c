import { compare } from "bcryptjs";

/** The most rounds (as a power of two) that a hash may ask for: 15 takes seconds, 31 would take months. */
const mostRounds = 15;

/** Whether this is a password hash as the old shop stored them: `$2b$10$…`. */
export function isBcrypt(text: string): boolean {
  const [, rounds] = /^\$2[aby]\$(\d{2})\$[./A-Za-z0-9]{53}$/.exec(text) ?? [];
  return rounds !== undefined && Number(rounds) >= 4 && Number(rounds) <= mostRounds;
}

/** Whether the old shop made this hash of this password. It took passwords as they were typed. */
export async function fitsBcrypt(password: string, stored: string): Promise<boolean> {
  return compare(password, stored);
}

/** What a check of this hash costs: `$2b$10`; the letter makes no difference. */
export function costOfBcrypt(stored: string): string {
  return `$2b$${stored.slice(4, 6)}`;
}

/** A hash of this cost that no password fits, made without hashing. */
export function unfitBcrypt(cost: string): string {
  return `${cost}$${".".repeat(53)}`;
}
