import { sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { users } from "~/db/schema";

/** What the hashes of passwords cost that came in from an old shop and were not replaced yet; one of each kind. */
export async function oldPasswordCosts(): Promise<string[]> {
  const rows = await db
    .selectDistinct({ rounds: sql<string>`substr(${users.passwordHash}, 5, 2)` })
    .from(users)
    .where(sql`substr(${users.passwordHash}, 1, 2) = '$2'`);
  return rows.map(({ rounds }) => `$2b$${rounds}`);
}

/** The same of security answers (`hashAnswerOfMany`): none or one. */
export async function oldAnswerCosts(): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`substr(${users.answerHash}, 1, 29) = '$argon2id$v=19$m=7168,t=5,p=1'`)
    .limit(1);
  return rows.map(() => "$argon2id$v=19$m=7168,t=5,p=1");
}
