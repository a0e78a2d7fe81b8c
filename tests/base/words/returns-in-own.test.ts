import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { eq } from "drizzle-orm";
import { write } from "~/base/db/connection.server";
import { catalogueWords, orders } from "~/base/db/schema";
import { rememberOrder } from "~/sales/orders/access/known-orders.server";
import { reasonOfReturn, refundReason, refundReasons } from "~/sales/orders/money/refund-reason";
import { acceptReturn } from "~/sales/returns/decide.server";
import * as returnPage from "~/routes/checkout/return";
import { inLanguage } from "~/base/words/language";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookiesOf } from "../../cast";
import { asRegisteredFirm } from "../../sales/invoices/paying";
import { mailsOf } from "../../people/mail/outbox";
import { arrived, asked, takesCash } from "../../sales/returns/asking";

const own = "સિંગતેલનો ડબ્બો";
let boss: Viewer;

beforeAll(async () => {
  boss = await admin();
  await asRegisteredFirm();
  await takesCash(boss);
});

test("a return is asked for, shown and answered with the packs named in the buyer's language", async () => {
  const { order, tin } = await arrived(boss);
  await write((tx) => {
    tx.insert(catalogueWords)
      .values({ subjectId: tin.id, language: "gu", name: own, updatedAt: Date.now() })
      .run();
    tx.update(orders).set({ language: "gu" }).where(eq(orders.id, order.id)).run();
  });
  const path = `/order/${order.token}/return`;
  const cookie = cookiesOf([await rememberOrder(argsFor(path).request, order.id)]);
  const page = (language: "en" | "gu") =>
    inLanguage(language, () =>
      htmlOf(returnPage, argsFor(path, { params: { token: order.token }, cookie })),
    );
  const form = await page("gu");
  expect(form).toContain(`>${own}</span>`);
  expect(form).toContain(`lang="en"`);

  const number = await asked(order, { 0: 2 });
  expect(await page("gu")).toContain(`2 × <span>${own}</span>`);
  expect(await page("en")).toContain(`2 × <span>${tin.name}</span>`);
  const packs = [{ position: 0, quantity: 2 }];
  await acceptReturn({ number, packs, goods: "kept", answer: "", actor: boss });
  expect(mailsOf("return-accepted").at(-1)?.text).toContain(`2 × ${own}`);
});

test("the shop's own reasons for a refund are said in each language, the owner's stay as typed", () => {
  const stored = [...Object.values(refundReasons), reasonOfReturn("PR-000001-R1")];
  for (const language of ["gu", "hi"] as const)
    inLanguage(language, () => {
      for (const reason of stored) expect(refundReason(reason)).not.toMatch(/[a-z]{3}/);
      expect(refundReason("The {cap} leaks")).toBe("The {cap} leaks");
    });
  for (const reason of stored) expect(refundReason(reason)).toBe(reason);
});
