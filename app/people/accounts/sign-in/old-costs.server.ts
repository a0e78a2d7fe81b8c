import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";

/** The distinct cost prefixes of imported password hashes that have not been replaced yet. */
export function oldPasswordCosts(): string[] {
  const rows = db
    .selectDistinct({ rounds: sql<string>`substr(${users.passwordHash}, 5, 2)` })
    .from(users)
    .where(sql`substr(${users.passwordHash}, 1, 2) = '$2'`)
    .all();
  return rows.map(({ rounds }) => `$2b$${rounds}`);
}

/** The cost prefix of imported security answers (`hashAnswerOfMany`): none or one. */
export function oldAnswerCosts(): string[] {
  const rows = db
    .select({ id: users.id })
    .from(users)
    .where(sql`substr(${users.answerHash}, 1, 29) = '$argon2id$v=19$m=7168,t=5,p=1'`)
    .limit(1)
    .all();
  return rows.map(() => "$argon2id$v=19$m=7168,t=5,p=1");
}
