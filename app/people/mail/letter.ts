import { isSafeLink, type CompanyFacts, phonesIn } from "~/upkeep/pages/company";
import { oneLine } from "./one-line";
import { language } from "~/base/words/language";

/** A paragraph, a list of facts, a quotation, or a link on its own line. */
export type Part = string | { facts: [label: string, value: string][] } | { quote: string } | Link;

type Link = { link: string; label: string };

/** The sender: the company, and the shop's public address in the language of the letter, without a trailing slash. */
type Letterhead = Pick<CompanyFacts, "name" | "phone" | "email"> & { shop: string };

/** `foot`: a link in small below the sender. */
export type Letter = { subject: string; greeting: string; parts: Part[]; foot?: Link };

/** Renders a letter as plain text and as HTML, with user input escaped. */
export function written(letter: Letter, head: Letterhead): { text: string; html: string } {
  return { text: asText(letter, head), html: asHtml(letter, head) };
}

function asText({ greeting, parts, foot }: Letter, head: Letterhead): string {
  const lastLines = [...closing(head), ...(foot ? [`${foot.label}: ${foot.link}`] : [])];
  const blocks = [head.name, greeting, ...parts.map(textOf), `-- \n${lastLines.join("\n")}`];
  return `${blocks.join("\n\n")}\n`;
}

function textOf(part: Part): string {
  if (typeof part === "string") return part;
  if ("facts" in part)
    return part.facts.map(([label, value]) => `${label}: ${indented(value)}`).join("\n");
  if ("quote" in part) return part.quote.replace(/^/gm, "> ");
  return `${part.label}:\n${part.link}`;
}

const indented = (value: string) => value.replace(/\n/g, "\n  ");

function closing({ name, shop, phone, email }: Letterhead): string[] {
  const ways = [...(phone ? phonesIn(phone) : []), ...(email ? [email] : [])];
  return [oneLine(name), shop, ways.join(" · ")].filter(Boolean);
}

/** Sets no background or text colour: the reader's mail program chooses light or dark. */
function asHtml({ subject, greeting, parts, foot }: Letter, head: Letterhead): string {
  const [name = "", ...ways] = closing(head);
  const lastLines = [
    `<strong>${escaped(name)}</strong>`,
    ...ways.map(escaped),
    ...(foot ? [`<a href="${escaped(webAddress(foot.link))}">${escaped(foot.label)}</a>`] : []),
  ];
  return `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body style="margin: 0; padding: 24px 16px; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif">
<div style="max-width: 560px; margin: 0 auto; overflow-wrap: anywhere">
<p style="margin: 0 0 24px; padding-bottom: 12px; border-bottom: 2px solid #b7791f; font-size: 20px; font-weight: 700">${escaped(head.name)}</p>
${[greeting, ...parts].map(htmlOf).join("\n")}
<p style="margin: 32px 0 0; padding-top: 12px; border-top: 1px solid #8888; font-size: 14px">${lastLines.join("<br>")}</p>
</div>
</body>
</html>
`;
}

/** Values of up to this many characters, such as amounts, do not wrap: they fit the narrowest phone. */
const unbroken = 14;

function htmlOf(part: Part): string {
  if (typeof part === "string") return `<p style="margin: 0 0 16px">${lines(part)}</p>`;
  if ("facts" in part) {
    const rows = part.facts.map(
      ([label, value]) =>
        `<tr><th scope="row" style="padding: 4px 16px 4px 0; text-align: left; vertical-align: top; font-weight: 400">${escaped(label)}</th><td style="padding: 4px 0; vertical-align: top; font-weight: 600${value.length <= unbroken ? "; white-space: nowrap" : ""}">${lines(value)}</td></tr>`,
    );
    return `<table style="margin: 0 0 16px; border-collapse: collapse">${rows.join("")}</table>`;
  }
  if ("quote" in part)
    return `<blockquote style="margin: 0 0 16px; padding-left: 12px; border-left: 3px solid #8888">${lines(part.quote)}</blockquote>`;
  return `<p style="margin: 24px 0"><a href="${escaped(webAddress(part.link))}" style="display: inline-block; padding: 10px 18px; border-radius: 6px; background: #7b4a12; color: #ffffff; text-decoration: none; font-weight: 600">${escaped(part.label)}</a></p>`;
}

/** A second line of defence: links come from our own code, but only web addresses may be linked. */
function webAddress(link: string): string {
  if (isSafeLink(link) || /^http:\/\/[^\s@]+$/.test(link)) return link;
  throw new Error("A mail links to pages of the web only");
}

const lines = (text: string) => escaped(text).replace(/\r?\n/g, "<br>");

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
