import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { migrateDatabase } from "~/base/db/migrate.server";
import { auditLog } from "~/base/db/schema";
import { isSafeTemplate, trackingLink } from "~/sales/orders/couriers";
import { allCouriers, courierVersion } from "~/sales/orders/couriers.server";
import { TrackingNumber } from "~/sales/orders/page/tracking-number";
import * as page from "~/routes/admin/orders/couriers";
import { formIn, got, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { newId } from "~/base/lib/ids.server";

const path = "/dashboard/admin/couriers";
let cookie: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
});

const send = (form: Record<string, string>) =>
  posted(page.action, path, { idempotencyKey: newId(), ...form }, { cookie });
const named = (name: string) => allCouriers().find((one) => one.name === name);

describe("the address behind a parcel's link", () => {
  test.each([
    "https://www.delhivery.com/track-v2/package/{awb}",
    "https://example.com/?a=1&no={awb}&again={awb}",
    "https://example.com:8443/{awb}#there",
    "https://example.com/track",
  ])("may be %s", (template) => expect(isSafeTemplate(template)).toBe(true));

  test.each([
    ["a script", "javascript:alert('{awb}')"],
    ["a script that looks like one", "javascript://https://example.com/{awb}"],
    ["not encrypted", "http://example.com/{awb}"],
    ["without a host", "https:///{awb}"],
    ["a number that chooses the site", "https://{awb}.example.com/"],
    ["a number that is the site", "https://{awb}"],
    ["a number that chooses the port", "https://example.com:{awb}/"],
    ["with a user name", "https://shop@evil.example/{awb}"],
    ["with a number for a user name", "https://{awb}@evil.example/"],
    ["data", "data:text/html,{awb}"],
    ["relative", "/track/{awb}"],
    ["with a space in front", " https://example.com/{awb}"],
    ["empty", ""],
  ])("is not made of what is %s", (_, template) => {
    expect(isSafeTemplate(template)).toBe(false);
    expect(trackingLink(template, "ABC123")).toBeNull();
  });

  test("holds the number encoded", () => {
    expect(trackingLink("https://example.com/{awb}", "a/b?c&d #")).toBe(
      "https://example.com/a%2Fb%3Fc%26d%20%23",
    );
  });
});

test("a courier's page that takes no number is shown with the number to copy", () => {
  const page = "https://www.indiapost.gov.in/track";
  expect(trackingLink(page, "EK123456789IN")).toBe(page);
  const html = renderToStaticMarkup(<TrackingNumber awb="EK123456789IN" link={page} />);
  expect(html).toContain("EK123456789IN");
  expect(html).toContain(`href="${page}"`);
  expect(html).toContain("Open the courier’s page");
});

describe("the couriers of a shop", () => {
  test("are the usual ones at first, each with a safe address", () => {
    const usual = allCouriers();
    expect(usual.map(({ name }) => name).slice(0, 4)).toEqual([
      "Delhivery",
      "DTDC",
      "Blue Dart",
      "India Post",
    ]);
    expect(usual).toHaveLength(8);
    expect(usual.filter(({ linkTemplate }) => !isSafeTemplate(linkTemplate))).toEqual([]);
  });

  test("can be added, changed and deleted without script, and the audit log tells", async () => {
    const added = await send({ name: " Surat Riders ", link: "https://riders.example/{awb}" });
    expect(added.status).toBe(303);
    expect((await toastIn(added))?.message).toBe("Surat Riders is added");
    const courier = named("Surat Riders");
    if (!courier) throw new Error("It was not added");

    const open = (query: string) => htmlOf(page, argsFor(`${path}?${query}`, { cookie }));
    expect(await open(`edit=${courier.id}`)).toContain('value="https://riders.example/{awb}"');
    expect(await open(`delete=${courier.id}`)).toContain("Delete Surat Riders?");

    const edit = { intent: "update", id: courier.id, version: courierVersion(courier) };
    for (const _ of ["first", "sent twice"]) {
      const answer = await send({ ...edit, name: "City Riders", link: "" });
      expect(answer.status).toBe(303);
    }
    expect(named("City Riders")).toMatchObject({ id: courier.id, linkTemplate: "" });

    const late = { ...edit, name: "Surat Riders", link: "https://surat.example/{awb}" };
    const refused = await send(late);
    expect(refused.status).toBe(409);
    expect(formIn(refused)).toMatchObject({
      errors: {
        form: expect.stringContaining("Someone else changed this courier"),
        name: "“Name” says now: City Riders",
        link: "“Tracking address” is empty now.",
      },
      values: { name: late.name, link: late.link },
    });
    const { version = "" } = formIn(refused).values;
    const html = await htmlOf(page, argsFor(`${path}?edit=${courier.id}`, { cookie, form: late }));
    expect(html).toContain(`name="version" value="${version}"`);
    expect((await send({ ...late, version: "" })).status, "without a version").toBe(409);
    expect(named("Surat Riders")).toBeUndefined();
    expect((await send({ ...late, version })).status).toBe(303);
    expect(named("Surat Riders")?.linkTemplate).toBe(late.link);
    expect((await toastIn(await send({ intent: "delete", id: courier.id })))?.message).toBe(
      "Courier is deleted",
    );
    expect(named("Surat Riders")).toBeUndefined();
    expect((await toastIn(await send({ intent: "delete", id: courier.id })))?.type).toBe("error");

    const log = db.select({ action: auditLog.action }).from(auditLog).all();
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["courier.create", "courier.update", "courier.delete"]),
    );
  });

  test("that an operator deleted do not come back when the shop starts again", async () => {
    const ekart = named("Ekart");
    await send({ intent: "delete", id: ekart?.id ?? "" });
    migrateDatabase();
    expect(named("Ekart")).toBeUndefined();
  });

  test("are added once when the form is sent twice", async () => {
    const form = { idempotencyKey: newId(), name: "Sent Twice", link: "" };
    for (const _ of ["first", "second"]) expect((await send(form)).status).toBe(303);
    expect((await send({ ...form, link: "https://a.example/{awb}" })).status).toBe(409);
    expect(allCouriers().filter(({ name }) => name === form.name)).toHaveLength(1);
  });

  test("are refused an unsafe address or a name that is taken, and nothing typed is lost", async () => {
    const unsafe = { name: "New One", link: "http://example.com/{awb}" };
    const refused = await send(unsafe);
    expect(refused.status).toBe(400);
    expect(formIn(refused)).toMatchObject({
      errors: {
        link: "Tracking address must begin with https://, with {awb} only where the number goes",
      },
      values: unsafe,
    });
    expect(named("New One")).toBeUndefined();
    expect(formIn(await send({ name: "", link: "" })).errors.name).toBe("Name is required");
    const taken = await send({ name: "dtdc", link: "https://other.example/{awb}" });
    expect(taken.status).toBe(409);
    expect(formIn(taken).errors.name).toBe("There is a courier of this name already");

    const dtdc = named("DTDC");
    if (!dtdc) throw new Error("It is gone");
    const edit = { intent: "update", id: dtdc.id, version: courierVersion(dtdc) };
    const same = { ...edit, name: "Dtdc", link: "" };
    expect((await send(same)).status).toBe(303);
  });
});

test("a guest and a shopper see no couriers and change none", async () => {
  const asShopper = await cookieOf(await shopper());
  const form = { name: "Mine", link: "" };
  expect((await got(page.loader, path)).status).toBe(401);
  expect((await got(page.loader, path, { cookie: asShopper })).status).toBe(403);
  expect((await posted(page.action, path, form)).status).toBe(401);
  expect((await posted(page.action, path, form, { cookie: asShopper })).status).toBe(403);
  expect(named("Mine")).toBeUndefined();
});
