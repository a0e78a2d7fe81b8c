import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import * as orderPage from "~/routes/checkout/order-status";
import * as adminInvoice from "~/routes/admin/money/invoice";
import { loader as adminInvoicePdf } from "~/routes/admin/money/invoice-pdf";
import * as adminOrderInvoice from "~/routes/admin/money/order-invoice";
import { loader as adminOrderInvoicePdf } from "~/routes/admin/money/order-invoice-pdf";
import * as creditNote from "~/routes/checkout/credit-note";
import { loader as creditNotePdf } from "~/routes/checkout/credit-note-pdf";
import * as orderInvoice from "~/routes/checkout/order-invoice";
import { loader as orderInvoicePdf } from "~/routes/checkout/order-invoice-pdf";
import * as adminOrders from "~/routes/admin/orders/orders";
import { got } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { asRegisteredFirm, creditNotesOf, giveBack, invoiceRow, pay, placed } from "./paying";

type Order = Awaited<ReturnType<typeof placed>>;

let owner: Viewer;
let order: Order;
let other: Order;
let invoice: string;
let note: string;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  await asRegisteredFirm();
  owner = await shopper();
  cookies.owner = await cookieOf(owner);
  cookies.stranger = await cookieOf(await shopper());
  cookies.admin = await cookieOf(await admin());
  [order, other] = [await paid(), await paid()];
  invoice = invoiceRow(order).number;
  await giveBack(order, { amountPaise: 10_000, reason: "<i>leaked</i>" });
  note = creditNotesOf(order)[0]?.number ?? "";
});

async function paid(given: Partial<Parameters<typeof placed>[0]> = {}) {
  const one = await placed({ userId: owner.id, ...given });
  await pay(one);
  return one;
}

type Loader = (args: LoaderFunctionArgs) => unknown;
type Who = "owner" | "stranger" | "admin" | "guest";
const open = (loader: Loader, path: string, who: Who, params: Record<string, string>) =>
  got(loader, path, { params, cookie: cookies[who] });

describe.each([
  ["the invoice", orderInvoice.loader, "invoice"],
  ["its PDF", orderInvoicePdf, "invoice.pdf"],
  ["a credit note", creditNote.loader, "credit-note/N"],
  ["its PDF", creditNotePdf, "credit-note/N.pdf"],
] as [string, Loader, string][])("%s (%#)", (_, loader, path) => {
  const params = () => ({ token: order.token, number: note });
  const address = () => `/order/${order.token}/${path.replace("N", note)}`;

  test("is shown to its owner and to admins", async () => {
    expect((await open(loader, address(), "owner", params())).status).toBe(200);
    expect((await open(loader, address(), "admin", params())).status).toBe(200);
  });

  test("is not there for somebody else, nor under a made-up link", async () => {
    expect((await open(loader, address(), "stranger", params())).status).toBe(404);
    for (const token of ["x", "a".repeat(43)])
      expect((await open(loader, address(), "owner", { ...params(), token })).status).toBe(404);
  });

  test("sends a guest with the link to the login, and from there to the page", async () => {
    const answer = await open(loader, address(), "guest", params());
    expect(answer.status).toBe(401);
    const page = encodeURIComponent(address().replace(/\.pdf$/, ""));
    expect(answer.headers.get("Refresh")).toBe(`2; url=/login?redirectTo=${page}`);
  });
});

test("a credit note is found under its own order only", async () => {
  const params = { token: other.token, number: note };
  const address = `/order/${other.token}/credit-note/${note}`;
  expect((await open(creditNote.loader, address, "owner", params)).status).toBe(404);
  expect((await open(creditNotePdf, address, "admin", params)).status).toBe(404);
  const asNote = { token: order.token, number: invoice };
  expect((await open(creditNote.loader, address, "owner", asNote)).status).toBe(404);
});

test("an order that is not paid has no invoice", async () => {
  const { token, number } = await placed({ userId: owner.id });
  const address = `/order/${token}/invoice`;
  for (const loader of [orderInvoice.loader, orderInvoicePdf] as Loader[])
    expect((await open(loader, address, "owner", { token })).status).toBe(404);
  expect((await open(adminOrderInvoice.loader, "/", "admin", { number })).status).toBe(404);
});

test("the PDF is a file with the number as its name that nobody keeps or takes for something else", async () => {
  const answer = await open(orderInvoicePdf, "/", "owner", { token: order.token });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="${invoice}.pdf"`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
});

describe("an admin finds the papers", () => {
  test.each([
    ["by the order's number", adminOrderInvoice.loader, () => order.number],
    ["as PDF by the order's number", adminOrderInvoicePdf, () => order.number],
    ["by the invoice's number", adminInvoice.loader, () => invoice],
    ["as PDF by the credit note's number", adminInvoicePdf, () => note],
  ] as [string, Loader, () => string][])("%s, and nobody else does", async (_, loader, number) => {
    const params = { number: number() };
    expect((await open(loader, "/", "admin", params)).status).toBe(200);
    expect((await open(loader, "/", "owner", params)).status).toBe(403);
    expect((await open(loader, "/", "guest", params)).status).toBe(401);
    expect((await open(loader, "/", "admin", { number: "PR-nothing" })).status).toBe(404);
  });

  test("with the same bytes as the owner's", async () => {
    const asked = { params: { number: order.number, token: order.token } };
    const files = await Promise.all([
      adminOrderInvoicePdf(argsFor("/", { ...asked, cookie: cookies.admin })),
      orderInvoicePdf(argsFor("/", { ...asked, cookie: cookies.owner })),
    ]);
    const [one, two] = await Promise.all(files.map((file) => file.arrayBuffer()));
    expect(one && Buffer.from(one).subarray(0, 5).toString()).toBe("%PDF-");
    expect(one && two && Buffer.from(one).equals(Buffer.from(two))).toBe(true);
  });
});

describe("the page", () => {
  const pageOf = (token: string) => {
    const args = argsFor(`/order/${token}/invoice`, { cookie: cookies.owner });
    const loader = () => orderInvoice.loader({ ...args, params: { token } });
    return htmlOf({ default: orderInvoice.default, loader }, args);
  };

  test("shows the invoice with its PDF", async () => {
    const html = await pageOf(order.token);
    for (const words of ["Tax invoice", invoice, "24AAAAA0000A1Z8", "1,380.96", "34.52", "2.5 %"])
      expect(html).toContain(words);
    expect(html).toContain(`href="/order/${order.token}/invoice.pdf"`);
    expect(html).toContain("Rupees One Thousand Four Hundred Fifty Only");
  });

  test("shows hostile names as text, and Gujarati as it is", async () => {
    const hostile = await paid({
      buyerName: `<script>alert("x")</script>`,
      buyerAddress: `"><img src=x onerror=alert(1)>`,
      lines: [{ name: "</td><script>1</script> સિંગતેલ" }],
    });
    const html = await pageOf(hostile.token);
    expect(html).not.toMatch(/<script|<img(?! src="\/brand\/logo\.svg")|onerror=alert\(1\)>/);
    expect(html).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;");
    expect(html).toContain("સિંગતેલ");
  });

  test("of a credit note names the invoice and shows its reason as text", async () => {
    const params = { token: order.token, number: note };
    const args = argsFor(`/order/${order.token}/credit-note/${note}`, { cookie: cookies.owner });
    const loader = () => creditNote.loader({ ...args, params });
    const html = await htmlOf({ default: creditNote.default, loader }, args);
    for (const words of ["Credit note", note, `${invoice} of`, "&lt;i&gt;leaked&lt;/i&gt;"])
      expect(html).toContain(words);
  });
});

describe("links to the papers", () => {
  let links: string[];
  beforeEach(() => {
    const path = `/order/${order.token}`;
    links = [`${path}/invoice`, `${path}/invoice.pdf`, `${path}/credit-note/${note}`];
  });

  test("stand on the order's page for its buyer, and on the admins' list of orders", async () => {
    const { token } = order;
    const shoppers = await htmlOf(
      orderPage,
      argsFor(`/order/${token}`, { cookie: cookies.owner, params: { token } }),
    );
    const admins = await htmlOf(
      adminOrders,
      argsFor("/dashboard/admin/orders", { cookie: cookies.admin }),
    );
    for (const link of links) expect(shoppers).toContain(`href="${link}"`);
    const area = "/dashboard/admin";
    const invoicePath = `${area}/orders/${order.number}/invoice`;
    for (const link of [invoicePath, `${invoicePath}.pdf`, `${area}/invoices/${note}`])
      expect(admins).toContain(`href="${link}"`);
  });

  test("stand on the order's own page, but not for a guest with the link", async () => {
    const papersFor = async (cookie?: string) => {
      const { token } = order;
      return (await orderPage.loader(argsFor(`/order/${token}`, { params: { token }, cookie })))
        .data.papers;
    };
    expect(await papersFor(cookies.owner)).toEqual([
      { number: invoice, series: "PR" },
      { number: note, series: "CN" },
    ]);
    expect(await papersFor()).toEqual([]);
  });
});
