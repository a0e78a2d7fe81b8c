import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { packsField } from "~/office/counter/options";
import { write } from "~/base/db/connection.server";
import { productSearch } from "~/base/db/schema";
import * as counter from "~/routes/admin/counter/counter";
import * as newQuote from "~/routes/admin/quotes/new-quote";
import { posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor } from "../../cast";
import { saveNew, typed } from "../quotes/quoting";
import { product } from "../../shelf";
import { staticPage } from "../../static-page";
import { newNumber, owner } from "./counter";

/** Twelve packs, Tin 01 to Tin 12; of the last three most are sold. */
const ids: string[] = [];
const names = Array.from({ length: 12 }, (_, at) => `Tin ${String(at + 1).padStart(2, "0")}`);
const expected = ["Tin 12", "Tin 11", "Tin 10", "Tin 01", "Tin 02", "Tin 03"];

beforeAll(async () => {
  for (const name of names) ids.push((await product({ name })).id);
  await write((tx) => {
    for (const at of [9, 10, 11])
      tx.update(productSearch)
        .set({ sold: at })
        .where(eq(productSearch.productId, ids[at] ?? ""))
        .run();
  });
});

/** The packs that can be seen without opening a fold, in their order. */
const inSight = (html: string) => namesIn(html.replace(/<details>.*?<\/details>/gs, ""));
const namesIn = (html: string) => [...new Set(html.match(/Tin \d\d/g))];

const path = "/dashboard/admin/counter";

async function counterAfter(form: Record<string, string>) {
  const { cookie } = await owner();
  const { data } = await posted(counter.action, path, { phone: newNumber(), ...form }, { cookie });
  const till = await counter.loader(argsFor(path, { cookie }));
  return staticPage(
    { Component: counter.default },
    { address: path, data: till, answer: data as object },
  );
}

describe("the counter's sheet", () => {
  test("begins with what sells most; the rest by name, folded away", async () => {
    const html = await counterAfter({ intent: "find" });
    expect(inSight(html)).toEqual(expected);
    expect(namesIn(html)).toHaveLength(12);
    expect(html).toContain("6 other packs");
  });

  test("shows also from the fold what has a number, or a mistake", async () => {
    const html = await counterAfter({
      intent: "look",
      words: "",
      [packsField(ids[6] ?? "")]: "4",
      [packsField(ids[7] ?? "")]: "four",
    });
    expect(inSight(html)).toEqual(expect.arrayContaining(["Tin 07", "Tin 08"]));
    expect(html).toContain('value="four"');
  });

  test("shows all that was looked for", async () => {
    const html = await counterAfter({ intent: "look", words: "tin" });
    expect(inSight(html)).toHaveLength(12);
  });
});

describe("a new quote", () => {
  test("offers what sells most; the rest by name, folded away, and keeps what was typed there", async () => {
    const { viewer, cookie } = await owner();
    const list = "/dashboard/admin/quotes/new";
    const html = await htmlOf(newQuote, argsFor(list, { cookie }));
    expect(inSight(html)).toEqual(expected);
    expect(namesIn(html)).toHaveLength(12);

    const { data } = await saveNew(
      viewer,
      typed({ intent: "find", [`packs.${ids[6]}`]: "40", [`price.${ids[6]}`]: "12.50" }),
    );
    const back = staticPage(
      { Component: newQuote.default },
      {
        address: list,
        data: await newQuote.loader(argsFor(list, { cookie })),
        answer: data as object,
      },
    );
    expect(inSight(back)).toContain("Tin 07");
    expect(back).toContain('value="12.50"');
  });
});
