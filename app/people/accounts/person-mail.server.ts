import type { Writer } from "~/base/db/connection.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import { greetingFor } from "~/people/mail/greeting";
import type { Letter } from "~/people/mail/letter";
import { postLetter } from "~/people/mail/post.server";
import { localized } from "~/base/words/addresses";
import { inLanguage } from "~/base/words/language";
import { languageOf } from "./own-language.server";
import type { Viewer } from "./viewer-columns.server";

export type Person = Pick<Viewer, "id" | "name" | "email">;

/** Writes to a person in the language of their account. */
export function mailPerson(
  tx: Writer,
  person: Person,
  cover: { key: string; kind: string },
  letter: () => Omit<Letter, "greeting">,
  now: number,
): void {
  inLanguage(languageOf(tx, person.id), () => {
    const greeting = greetingFor(person.name);
    postLetter(tx, { ...cover, to: person.email }, { ...letter(), greeting }, now);
  });
}

/** The whole address of a page, in the language of the letter. */
export const pageOf = (path: string) => `${shopAddress()}${localized(path)}`;
