import { beforeAll, expect, test } from "vitest";
import { storeContact, unansweredEnquiries } from "~/sales/enquiries/enquiries.server";
import { enquiriesPage, spamEnquiries } from "~/sales/enquiries/enquiry-list.server";
import * as page from "~/routes/admin/enquiries";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";

const path = "/dashboard/admin/enquiries";
let cookie: string;
beforeAll(async () => {
  cookie = await cookieOf(await admin());
  const reach = { email: "raj@example.com", phone: "98250 12345", area: "Surat" };
  await storeContact({ ...reach, name: "Raj", message: "40 tins?", mayBeSpam: true });
  await storeContact({ ...reach, name: "Mina", message: "Is it open?" });
});

const found = (state: "" | "open" | "answered" | "spam", q = "") =>
  enquiriesPage({ kind: "", state, q, page: 1 }).enquiries.map(({ name }) => name);
const shown = (query = "") => htmlOf(page, argsFor(path + query, { cookie }));
const send = (form: Record<string, string>) => posted(page.action, path, form, { cookie });

test("what may be spam is folded away, found by a word, and counted apart, until it is said to be none", async () => {
  expect(unansweredEnquiries()).toBe(1);
  for (const state of ["", "open"] as const) expect(found(state)).toEqual(["Mina"]);
  expect(found("spam")).toEqual(["Raj"]);
  expect(found("", "40 tins")).toEqual(["Raj"]);
  expect(await shown()).toContain("1 more may be spam");
  expect(await shown("?state=spam")).toContain("Not spam: Raj");
  expect(await shown("?state=spam")).toContain(
    'href="https://wa.me/919825012345?text=Namaste%20Raj',
  );

  const id = enquiriesPage({ kind: "", state: "spam", q: "", page: 1 }).enquiries[0]?.id ?? "";
  expect(await send({ enquiry: id, spam: "no" })).toMatchObject({ status: 303 });
  expect(spamEnquiries()).toBe(0);
  expect(found("open").sort()).toEqual(["Mina", "Raj"]);
  expect(unansweredEnquiries()).toBe(2);
  const unknown = await send({ enquiry: "nobody", spam: "no" });
  expect([unknown.status, formIn(unknown).errors.form]).toEqual([404, "There is no such enquiry."]);
});
