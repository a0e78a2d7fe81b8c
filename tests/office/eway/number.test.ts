import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";
import { slipMarks } from "~/sales/orders/admin/slip/slip-words";
import * as orderPage from "~/routes/admin/orders/order";
import * as page from "~/routes/admin/eway/order-eway";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { sold } from "../../sales/orders/sold";

let buyer: Viewer;
let cookie: string;
beforeAll(async () => {
  buyer = await shopper();
  cookie = await cookieOf(await admin());
});

test("what the portal answered stands on the order and its packing slip, until it is taken back", async () => {
  const { number } = await sold({ userId: buyer.id });
  const path = `/dashboard/admin/orders/${number}`;
  const ask = { params: { number }, cookie };
  const save = (form: Record<string, string>) => posted(page.action, `${path}/eway`, form, ask);
  const marks = () => {
    const slip = slipOf(number);
    return slip && slipMarks(slip);
  };
  const load = () => page.loader(argsFor(`${path}/eway`, ask));
  const version = (await load()).answerVersion;
  const answer = {
    intent: "answer",
    version,
    number: "2410 1234 5678",
    madeDay: "2026-11-20",
    validUntil: "2026-11-22",
    vehicle: "gj 05 ab 1234",
  };
  for (const _ of ["first", "sent twice"]) expect((await save(answer)).status).toBe(303);
  const late = await save({ ...answer, number: "2410 1234 9999", validUntil: "2026-11-23" });
  expect(late.status).toBe(409);
  expect(formIn(late)).toMatchObject({
    errors: {
      form: expect.stringContaining("Someone else changed this answer"),
      number: "“E-way bill number” says now: 241012345678",
      validUntil: "“Valid until” says now: 22 Nov 2026",
    },
    values: { number: "2410 1234 9999", version: (await load()).answerVersion },
  });
  expect(formIn(late).errors).not.toHaveProperty("madeDay");
  const order = await htmlOf(orderPage, argsFor(path, ask));
  expect(order).toContain("241012345678, valid until 22 Nov 2026");
  expect(marks()).toEqual(["E-way bill 241012345678"]);
  expect(await htmlOf(page, argsFor(`${path}/eway`, ask))).toContain('value="GJ05AB1234"');
  const wrong = { ...answer, number: "<b>", validUntil: "2026-11-19", vehicle: "GJ" };
  expect(formIn(await save(wrong)).errors).toMatchObject({
    number: "Number must have 12 digits",
    vehicle: "Vehicle must look like GJ05AB1234",
  });
  expect(formIn(await save({ ...answer, validUntil: "2026-11-19" })).errors).toEqual({
    validUntil: "Valid until must not be before the date",
  });
  await save({ intent: "take-back" });
  expect(marks()).toEqual([]);
  expect(await htmlOf(page, argsFor(`${path}/eway`, ask))).toContain('value="GJ05AB1234"');
});
