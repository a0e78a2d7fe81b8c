import { writeFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { packsField, priceField } from "~/office/quotes/field-names";
import * as pdf from "~/routes/admin/quotes/quote-pdf";
import * as page from "~/routes/admin/quotes/quote";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { boxesIn, fontsIn } from "../../sales/invoices/pdf-reader";
import { scripts } from "../../sales/invoices/scripts";
import { product } from "../../shelf";
import { sentQuote, typed } from "./quoting";

const goods = "Its PDF leaves out “🥜” in the products: no font has it.";
let boss: Viewer;
let cookie: string;
let tin: string;

beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
  tin = (await product({ name: "Tin 🥜", pricePaise: 280_000 })).id;
});

/** A quote with these words wherever somebody types them: its page and its PDF. */
async function quoteFor(words: string) {
  const [name, firm, line, note] = [words, words, `12, ${words}`, words];
  const packs = { [packsField(tin)]: "10", [priceField(tin)]: "2800" };
  const { number } = await sentQuote(boss, typed({ name, firm, line, note, ...packs }));
  const args = (path: string) => argsFor(path, { cookie, params: { number } });
  const path = `/dashboard/admin/quotes/${number}`;
  const answer = await pdf.loader(args(`${path}.pdf`));
  return {
    html: await htmlOf(page, args(path)),
    leftOut: (await page.loader(args(path))).leftOut,
    pdf: Buffer.from(await answer.arrayBuffer()),
  };
}

describe("a quote", () => {
  test.each(scripts)("prints %s without a box", async (script, font, words) => {
    const { pdf, leftOut } = await quoteFor(words);
    if (process.env.KEEP) writeFileSync(`${process.env.KEEP}/quote-${script}.pdf`, pdf);
    expect(boxesIn(pdf)).toBe(0);
    expect(fontsIn(pdf)).toContain(font);
    expect(leftOut).toEqual([goods]);
  });

  test("names beside its PDF the signs that no font has", async () => {
    const { html, leftOut, pdf } = await quoteFor("Amit 🎉 Patel");
    if (process.env.KEEP) writeFileSync(`${process.env.KEEP}/quote-emoji.pdf`, pdf);
    expect(leftOut).toEqual([
      "Its PDF leaves out “🎉” in the name: no font has it.",
      "Its PDF leaves out “🎉” in the address: no font has it.",
      goods,
      "Its PDF leaves out “🎉” in the note: no font has it.",
    ]);
    expect(html).toContain("Its PDF leaves out “🎉” in the name");
    expect(boxesIn(pdf)).toBe(0);
  });
});
