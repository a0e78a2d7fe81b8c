import { beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { auditLog, products } from "~/base/db/schema";
import * as exportPage from "~/routes/admin/stock/export";
import * as importPage from "~/routes/admin/stock/import";
import { stockOfProduct } from "~/goods/stock/admin/stock-list.server";
import { answerTo, formIn, toastIn } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { product } from "../../shelf";
import { counted, move, stockProblems } from "./counted";

let cookie: string;
beforeAll(async () => {
  cookie = await cookieOf(await admin());
});

const path = "/dashboard/admin/stock/import";
const fileOf = (text: string, name = "count.csv") => {
  const form = new FormData();
  form.set("file", new File([text], name, { type: "text/csv" }));
  return form;
};
const check = (text: string) =>
  answerTo(importPage.action, argsFor(path, { cookie, form: fileOf(text) }));
const checked = (text: string) => htmlOf(importPage, argsFor(path, { cookie, form: fileOf(text) }));
const save = (text: string, fingerprint: string) =>
  answerTo(
    importPage.action,
    argsFor(path, { cookie, form: { text, fileName: "count.csv", fingerprint } }),
  );
const fingerprintIn = (html: string) =>
  /value="([^"]*)"/.exec(inputIn(html, "fingerprint"))?.[1] ?? "";
const exported = async () => {
  const answer = await exportPage.loader(argsFor("/dashboard/admin/stock/export.csv", { cookie }));
  return (await answer.text()).replace("\uFEFF", "");
};
const entriesOf = (id: string) =>
  db
    .select({ action: auditLog.action, by: auditLog.actorId, changes: auditLog.changes })
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .all();
const reasonsIn = ({ data }: { data: unknown }) =>
  (data as { report: { problems: { line: number; reason: string }[] } }).report.problems.map(
    ({ line, reason }) => `${line}: ${reason}`,
  );

describe("stock as a file", () => {
  test("is written out with everything it takes back, and taken back as it is changes nothing", async () => {
    const { id, slug, name } = await counted(12);
    await write((tx) =>
      tx.update(products).set({ code: "=GT", lowStock: 3 }).where(eq(products.id, id)).run(),
    );
    await move({ productId: id, kind: "sold", packs: -14, actor: "shop", at: 1 });
    const { slug: plain } = await product();
    const file = await exported();
    expect(file).toContain("slug,code,name,on_hand,on_hand_was,low_line,counted\r\n");
    expect(file).toContain(`${slug},'=GT,${name},-2,-2,3,yes\r\n`);
    expect(file).toMatch(new RegExp(`${plain},,[^,]*,,,,no\r\n`));
    expect(await checked(file)).toContain("This file changes nothing");
  });

  test("is a count: shown first, then stored whole, with what was sold meanwhile", async () => {
    const [tin, can] = [await counted(10), await product()];
    const text = `slug,on_hand,on_hand_was,low_line,counted\r\n${tin.slug},12,10,4,\r\n${can.slug},30,,,yes\r\n`;
    await move({ productId: tin.id, kind: "sold", packs: -3, actor: "shop", at: 1 });
    const html = await checked(text);
    expect(html).toContain("on hand: 7 → 9; low at: none → 4");
    expect(html).toContain("counting begins; on hand: 0 → 30");
    expect(stockOfProduct(can.id)?.isCounted).toBe(false);

    const answer = await save(text, fingerprintIn(html));
    expect((await toastIn(answer))?.message).toBe("The count of 2 products is saved");
    expect(stockOfProduct(tin.id)).toMatchObject({ stock: 9, lowStock: 4 });
    expect(stockOfProduct(can.id)).toMatchObject({ stock: 30, isCounted: true });
    const entry = db.select().from(auditLog).where(eq(auditLog.subjectId, tin.id)).get();
    expect(entry?.action).toBe("stock.import");
    expect(await stockProblems()).toEqual([]);
  });

  test("is not stored when stock changed between check and confirmation: the new check is shown", async () => {
    const tin = await counted(10);
    const text = `slug;on_hand\n${tin.slug};20\n`;
    const fingerprint = fingerprintIn(await checked(text));
    await move({ productId: tin.id, kind: "sold", packs: -1, actor: "shop", at: 1 });
    const answer = await save(text, fingerprint);
    expect(answer.status).toBe(409);
    expect(formIn(answer).errors.form).toContain("Stock has changed");
    expect(stockOfProduct(tin.id)?.stock).toBe(9);
  });

  test("is the same in a long file, and not stored either when stock changed", async () => {
    const [tin, can, drum] = [await counted(10), await counted(10), await counted(10)];
    const short = `slug,on_hand,low_line\n${tin.slug},20,4\n`;
    const long = (slug: string) =>
      `slug,name,on_hand,low_line\n${slug},${"long ".repeat(4000)},20,4\n`;
    const pages = [await checked(short), await checked(long(can.slug))];
    for (const html of pages) expect(html).toContain("on hand: 10 → 20; low at: none → 4");
    const late = fingerprintIn(await checked(long(drum.slug)));
    const answers = [
      await save(short, fingerprintIn(pages[0]!)),
      await save(long(can.slug), fingerprintIn(pages[1]!)),
    ];
    const toasts = [await toastIn(answers[0]!), await toastIn(answers[1]!)];
    expect(toasts[1]).toEqual(toasts[0]);
    expect(entriesOf(can.id)).toEqual(entriesOf(tin.id));
    expect(stockOfProduct(can.id)).toMatchObject({ stock: 20, lowStock: 4 });

    await move({ productId: drum.id, kind: "sold", packs: -1, actor: "shop", at: 1 });
    const answer = await save(long(drum.slug), late);
    expect(answer.status).toBe(409);
    expect(formIn(answer).errors.form).toContain("Stock has changed");
    expect(stockOfProduct(drum.id)).toMatchObject({ stock: 9, lowStock: null });
    expect(await stockProblems()).toEqual([]);
  });

  test("says for each wrong line what is wrong, and stores none of the others", async () => {
    const [tin, can] = [await counted(10), await product()];
    const text = [
      "slug,on_hand,low_line,counted",
      `${tin.slug},many,,`,
      `${can.slug},5,,`,
      "no-such-tin,5,,",
      `${can.slug},,,yes`,
      `${tin.slug},5,low,`,
      `${tin.slug},5,,perhaps`,
      ",5,,",
    ].join("\n");
    const answer = await check(text);
    expect(reasonsIn(answer)).toEqual([
      "2: on_hand must be a whole number up to 99,999",
      "3: is not counted: write yes under counted, or leave on_hand blank",
      "4: there is no such product",
      "5: this product is in the file twice",
      "6: low_line must be a whole number up to 99,999, or - for none",
      "7: counted must be yes or no",
      "8: needs a slug or a code",
    ]);
    expect((await save(text, "any")).status).toBe(400);
    expect(stockOfProduct(tin.id)?.stock).toBe(10);
  });

  test.each([
    ["", 400],
    ["a\0b", 415],
    ["x".repeat(1024 * 1024 + 1), 413],
  ])("is refused when it is no such file (%#)", async (text, status) => {
    expect((await check(text)).status).toBe(status);
  });

  test("may name products by their code", async () => {
    const tin = await counted(1);
    await write((tx) =>
      tx.update(products).set({ code: "GT-15" }).where(eq(products.id, tin.id)).run(),
    );
    expect(await checked("code,on_hand\ngt-15,8\n")).toContain("on hand: 1 → 8");
  });
});
