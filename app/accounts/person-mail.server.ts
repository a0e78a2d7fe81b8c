import type { Writer } from "~/db/connection.server";
import { shopAddress } from "~/lib/http/listening.server";
import { greetingFor } from "~/mail/greeting";
import type { Letter } from "~/mail/letter";
import { postLetter } from "~/mail/post.server";
import { inOwn } from "~/words/addresses";
import { inLanguage } from "~/words/language";
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
export const pageOf = (path: string) => `${shopAddress()}${inOwn(path)}`;
