import { companyFacts } from "~/upkeep/pages/company.server";
import { db } from "~/base/db/connection.server";
import { settings } from "~/base/lib/env/settings.server";
import { dataOf, recordExport } from "../export-user.server";
import type { KnownPerson } from "../person.server";
import { bySelf } from "./by-self";
import { isEmailProved } from "./own-person.server";
import { readableFile } from "./readable-file";
import { sectionsOf } from "./sections";
import { mayErase, erasableOf } from "./erasable.server";

/** How many records of one kind the page shows; all are in the file. */
const mostLines = 50;

export type MyData = ReturnType<typeof myDataOf>;

/** What the page shows of a person, who has proved to be it. */
export function myDataOf(person: KnownPerson) {
  const standing = erasableOf(db, person);
  return {
    sections: sectionsOf(dataOf(person)).map(({ lines, ...section }) => ({
      ...section,
      count: lines.length,
      lines: lines.slice(0, mostLines),
    })),
    hasAccount: person.user !== null,
    email: person.user?.email ?? person.email,
    isEmailProved: isEmailProved(person),
    standing,
    mayErase: mayErase(standing),
    ...openFacts(),
  };
}

/** What the page says to everybody. */
export const openFacts = () => ({
  sendsMail: settings.mail.smtp !== null,
  company: companyFacts(),
});

/** All data as a file: `json`, or a page to read in the language of the request. Writes an audit entry. */
export async function myDataFile(person: KnownPerson, as: string | null): Promise<Response> {
  const data = dataOf(person);
  await recordExport(person, bySelf);
  const isPage = as !== "json";
  const body = isPage
    ? readableFile(data, companyFacts().name, Date.now())
    : JSON.stringify(data, null, 2);
  return new Response(body, {
    headers: {
      "Content-Type": isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="my-data.${isPage ? "html" : "json"}"`,
      "Cache-Control": "no-store",
    },
  });
}
