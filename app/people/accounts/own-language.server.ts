import { and, eq, ne } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import { type Language, language } from "~/base/words/language";
import { emailKey } from "~/base/lib/typed/email";

/** The language that mails to this person are written in; English for a guest. */
export function languageOf(from: Reader, userId: string | null): Language {
  if (userId === null) return "en";
  const row = from
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  return row?.language ?? "en";
}

/** As `languageOf`, of the account with this e-mail. */
export function languageOfEmail(from: Reader, email: string): Language {
  const row = from
    .select({ language: users.language })
    .from(users)
    .where(eq(users.email, emailKey(email)))
    .get();
  return row?.language ?? "en";
}

/** Somebody who logs in or orders reads the language of that page. */
export function rememberLanguage(tx: Writer, id: string): void {
  const now = language();
  tx.update(users)
    .set({ language: now })
    .where(and(eq(users.id, id), ne(users.language, now)))
    .run();
}
