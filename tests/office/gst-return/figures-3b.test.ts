import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import { loader as csv } from "~/routes/admin/money/gst-return-csv";
import * as page from "~/routes/admin/money/gst-return";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { asRegisteredFirm, giveBack, pay, placed } from "../../sales/invoices/paying";
import { isTaxed, linesOf, sumsBy } from "./recomputed";
import { trade } from "./trade";

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const path = "/dashboard/admin/invoices/gst-return";
const uin = "0717UNO00157UNO";
let cookie: string;
let userId: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  ({ id: userId } = await shopper());
  await asRegisteredFirm();
  await trade(userId, Date.UTC(2027, 1, 1), 70, seed);
}, 240_000);

async function rowsOf(query: string) {
  const params = { section: "gstr3b" };
  const answer = await csv(argsFor(`${path}/gstr3b.csv?${query}`, { cookie, params }));
  expect(answer.headers.get("Content-Disposition")).toContain("gstr3b-2027-");
  const rows: Record<string, string>[] = parse(await answer.text(), { bom: true, columns: true });
  return rows;
}
const four = ({ txval, iamt, camt, samt }: Record<string, string>) =>
  [txval, iamt, camt, samt].map((rupees) => Math.round(Number(rupees) * 100) + 0);

test.each([
  ["month=2027-03", ["2027-03"]],
  ["quarter=2027-Q1", ["2027-01", "2027-02", "2027-03"]],
])(`%s has its figures of GSTR-3B, to the paisa (SEED=${seed})`, async (query, months) => {
  const lines = months.flatMap(linesOf);
  const rows = await rowsOf(query);
  const of31 = Object.fromEntries(rows.map((row) => [row.table, four(row)]));
  const [taxed, free] = [true, false].map((wanted) => {
    const sums = sumsBy(
      lines.filter((line) => isTaxed(line) === wanted),
      () => "all",
    );
    return sums.all ?? [0, 0, 0, 0];
  });
  expect(of31).toMatchObject({ "3.1 (a)": taxed, "3.1 (b)": [0, 0, 0, 0], "3.1 (c)": free });
  expect(rows.find(({ table }) => table === "3.1 (d)")).toMatchObject({ txval: "", iamt: "" });
  const inter = lines.filter(
    ({ tax, gstin, rate }) => tax === "inter" && rate !== 0 && (!gstin || gstin === uin),
  );
  expect(
    Object.fromEntries(
      rows
        .filter(({ table }) => table === "3.2")
        .map((row) => [`${row.what} ${/\d\d/.exec(row.state ?? "")?.[0]}`, four(row)]),
    ),
  ).toEqual(sumsBy(inter, ({ gstin, pos }) => `${gstin ? "With a UIN" : "Without GSTIN"} ${pos}`));
});

test("the page says who fills 3.2 in, and what comes from purchases", async () => {
  const html = await htmlOf(page, argsFor(`${path}?month=2027-03`, { cookie }));
  expect(html).toContain("The portal fills 3.2 in from GSTR-1 and has locked it");
  expect(html).toContain("from purchases, not known here");
  expect(html).not.toContain("type it on the portal");
});

test("more credit notes than sales are typed on the portal", async () => {
  const order = await placed({ userId, shipState: "24", createdAt: Date.UTC(2028, 0, 20) });
  await pay(order, Date.UTC(2028, 0, 20));
  await giveBack(order, { amountPaise: order.totalPaise }, Date.UTC(2028, 1, 3));
  const html = await htmlOf(page, argsFor(`${path}?month=2028-02`, { cookie }));
  expect(html).toContain("A negative 3.1 is allowed");
});
