import { dateTime } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { language } from "~/base/words/language";
import { t } from "~/base/words/say";
import type { PersonsData } from "../export-user.server";
import { recipients } from "./recipients";
import { fieldWords, sectionsOf } from "./sections";

/**
 * A person's data as one HTML page to keep: first in short lines, in the language of the page, then every field under its name as it is
 * stored. `now`: UTC ms.
 */
export function readableFile(data: PersonsData, shop: string, now: number): string {
  const title = t("Your data at {shop}", { shop });
  const short = sectionsOf(data).map(({ title: kind, lines }) => list(kind, lines));
  const full = Object.entries(data).flatMap(([kind, rows]) =>
    (Array.isArray(rows) ? rows : rows ? [rows] : []).map(
      (row, index) =>
        `<h3>${escaped(`${fieldWords(kind)} ${index + 1}`)}</h3>${fieldsOf(row as object)}`,
    ),
  );
  return `<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body><h1>${escaped(title)}</h1><p>${escaped(t("As stored on {when} (Indian time).", { when: dateTime(now) }))}</p>
${short.join("\n")}
${list(
  t("Who else gets some of it"),
  recipients().map(({ who, what }) => `${who}: ${what}`),
)}
<h2>${escaped(t("Every field, as it is stored"))}</h2>
${full.join("\n")}
</body></html>
`;
}

const list = (title: string, lines: string[]): string =>
  `<h2>${escaped(title)}</h2><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul>`;

function fieldsOf(row: object): string {
  const fields = Object.entries(row).filter(([, value]) => value !== null && value !== "");
  return `<dl>${fields.map(([name, value]) => `<dt>${escaped(fieldWords(name))}</dt><dd>${escaped(valueOf(name, value))}</dd>`).join("")}</dl>`;
}

function valueOf(name: string, value: unknown): string {
  if (typeof value === "number" && name.endsWith("Paise")) return rupees(value);
  if (typeof value === "number" && (name.endsWith("At") || name === "until"))
    return dateTime(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
