import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Forwarded } from "~/sales/enquiries/forward.server";
import { formService, hangUp, silence, status } from "./form-service";

/** The settings are read when the shop's modules are: this file has the modules with its own. */
vi.resetModules();
const contact = await formService();
const bulk = await formService();
process.env.CONTACT_FORM_URL = contact.address;
process.env.BULK_FORM_URL = bulk.address;
const { db, write } = await import("~/base/db/connection.server");
const { attempts, enquiries } = await import("~/base/db/schema");
const { action: contactAction } = await import("~/routes/site/contact");
const { action: bulkAction } = await import("~/routes/site/bulk");
const adminEnquiries = await import("~/routes/admin/enquiries");
const { forwardDue } = await import("~/sales/enquiries/forward.server");
const { outgoing, pauseAfter } = await import("~/upkeep/jobs/backoff");
const { forwardJob } = await import("~/sales/enquiries/forward-job.server");
const { htmlOf } = await import("../../people/accounts/rendered");
const { admin, argsFor, cookieOf } = await import("../../cast");
const { product } = await import("../../shelf");

const services = { contact: contact.address, bulk: bulk.address };
const minute = 60_000;
const typed = {
  name: "આશા Patel",
  email: "asha@example.com",
  "phone number": "+91 98250 12345",
  "area/city": "Adajan, Surat",
  message: "100% pure?\r\nA & B = C",
};

beforeEach(async () => {
  contact.posts.length = 0;
  bulk.posts.length = 0;
  contact.answers.length = 0;
  await write((tx) => {
    tx.delete(enquiries).run();
    tx.delete(attempts).run();
  });
});

afterEach(() => vi.useRealTimers());

const send = (change: Partial<typeof typed> = {}) =>
  contactAction(argsFor("/contact", { form: { ...typed, ...change } }));
const forward = (later = 0, patience?: number): Promise<Forwarded> =>
  forwardDue(services, { now: () => Date.now() + later, patience });

function onlyRow() {
  const [row, ...others] = db.select().from(enquiries).all();
  expect(others).toEqual([]);
  return row!;
}

describe("an enquiry that was stored while a form service is set", () => {
  test("is forwarded as the plain form it was, under the names the service knows", async () => {
    expect(await send()).toMatchObject({ status: 303 });
    expect(contact.posts).toEqual([]);
    expect(await forwardJob.run(Date.now())).toBe("1 forwarded");

    expect(contact.posts).toEqual([
      {
        path: "/f/shop",
        type: "application/x-www-form-urlencoded;charset=UTF-8",
        referer: expect.stringMatching(/\/contact$/),
        fields: Object.entries({ ...typed, message: "100% pure?\nA & B = C" }),
      },
    ]);
    const { forwardedAt, forwardNextAt, forwardProblem, forwardTries } = onlyRow();
    expect(forwardedAt).toBeGreaterThan(Date.now() - minute);
    expect({ forwardNextAt, forwardProblem, forwardTries }).toEqual({
      forwardNextAt: null,
      forwardProblem: null,
      forwardTries: 1,
    });
  });

  test("goes to the service of its own form", async () => {
    const { name } = await product();
    const form = {
      Name: "Mehul",
      email: "m@example.com",
      "phone number": "0261 400 1234",
      "shop/business name": "Mehul & Sons",
      "product name": name,
      Quantity: "40 tins",
    };
    expect(await bulkAction(argsFor("/bulk", { form }))).toMatchObject({ status: 303 });
    await forward();
    expect(contact.posts).toEqual([]);
    expect(bulk.posts.map(({ fields }) => fields)).toEqual([Object.entries(form)]);
  });

  test.each([200, 201, 204, 302, 303])(
    "is taken by an answer of %i, and never sent again",
    async (code) => {
      const elsewhere = await formService();
      contact.answers.push(status(code, { Location: elsewhere.address }));
      await send();
      expect(await forward()).toEqual({ taken: 1, failed: 0 });
      for (const days of [1, 2, 30]) await forward(days * 24 * 60 * minute);
      expect(contact.posts).toHaveLength(1);
      expect(elsewhere.posts).toEqual([]);
      await elsewhere.stop();
    },
  );

  test.each([
    ["an error", status(500), "The form service answered with an error (500)"],
    ["a refusal", status(422), "The form service answered with an error (422)"],
    ["no answer in time", silence, "The form service did not answer in time"],
    ["a line that breaks", hangUp, "The form service could not be reached"],
  ])("is kept and tried again after %s", async (_what, answer, problem) => {
    contact.answers.push(answer);
    await send();
    expect(await forward(0, 200)).toEqual({ taken: 0, failed: 1 });
    const row = onlyRow();
    expect(row).toMatchObject({ forwardProblem: problem, forwardTries: 1, forwardedAt: null });
    expect(row.forwardNextAt).toBeGreaterThan(Date.now() + minute / 2);

    expect(await forward()).toEqual({ taken: 0, failed: 0 });
    expect(await forward(2 * minute)).toEqual({ taken: 1, failed: 0 });
    expect(contact.posts).toHaveLength(2);
    expect(onlyRow()).toMatchObject({ forwardProblem: null, forwardTries: 2 });
  });

  test("is kept when nobody listens at the address", async () => {
    const gone = await formService();
    await gone.stop();
    await send();
    await forwardDue({ ...services, contact: gone.address });
    expect(onlyRow().forwardProblem).toBe("The form service could not be reached");
    expect(await forward(2 * minute)).toEqual({ taken: 1, failed: 0 });
  });

  test("waits longer each time, for some days, and then for a person", async () => {
    const pauses = Array.from({ length: outgoing.mostTries }, (_, n) =>
      pauseAfter(n + 1, outgoing),
    );
    expect(pauses.slice(0, 3)).toEqual([minute, 2 * minute, 4 * minute]);
    expect(Math.max(...pauses)).toBe(6 * 60 * minute);
    const days = pauses.slice(0, -1).reduce((sum, pause) => sum + pause, 0) / (24 * 60 * minute);
    expect(days).toBeGreaterThan(2.5);

    await send();
    await write((tx) =>
      tx
        .update(enquiries)
        .set({ forwardTries: outgoing.mostTries - 1 })
        .run(),
    );
    contact.answers.push(status(503));
    await forward();
    expect(onlyRow()).toMatchObject({ forwardNextAt: null, forwardTries: outgoing.mostTries });
    await forward(365 * 24 * 60 * minute);
    expect(contact.posts).toHaveLength(1);
  });

  test("is sent once by two who hand on at the same moment", async () => {
    await send();
    await send({ message: "Another one" });
    await Promise.all([forward(), forward(), forward()]);
    expect(contact.posts).toHaveLength(2);
    expect(new Set(contact.posts.map(({ fields }) => fields[4]?.[1])).size).toBe(2);
  });

  test("does not hold up those behind it: a failing service gets one try a run", async () => {
    contact.answers.push(status(500));
    await send();
    await send({ message: "The second" });
    expect(await forward()).toEqual({ taken: 0, failed: 1 });
    expect(await forward()).toEqual({ taken: 1, failed: 0 });
    expect(contact.posts.at(-1)?.fields.at(-1)).toEqual(["message", "The second"]);
  });

  test("a visitor never waits for the service", async () => {
    contact.answers.push(silence);
    await send();
    const running = forward(0, 500);
    await vi.waitFor(() => expect(contact.posts).toHaveLength(1), 30_000);
    expect(await send({ message: "Meanwhile" })).toMatchObject({ status: 303 });
    expect(db.select().from(enquiries).all()).toHaveLength(2);
    await running;
  });
});

test("what came in before the service was set, or fills the trap, is never forwarded", async () => {
  await write((tx) =>
    tx
      .insert(enquiries)
      .values({
        id: "old",
        kind: "contact",
        name: "Old",
        email: "o@example.com",
        phone: "123456",
        createdAt: 1,
      })
      .run(),
  );
  await contactAction(argsFor("/contact", { form: { ...typed, "zq-7": "http://spam.example" } }));
  expect(await forward()).toEqual({ taken: 0, failed: 0 });
  expect(contact.posts).toEqual([]);
});

test("without a service for it any more, an enquiry waits", async () => {
  await send();
  expect(await forwardDue({ contact: null, bulk: bulk.address })).toEqual({ taken: 0, failed: 0 });
  expect(await forward()).toEqual({ taken: 1, failed: 0 });
});

describe("the admin's list of enquiries", () => {
  const path = "/dashboard/admin/enquiries";
  let cookie: string;
  const page = () => htmlOf(adminEnquiries, argsFor(path, { cookie }));
  const tryAgain = async (id: string) => {
    const form = { enquiry: id, handOn: "again" };
    return adminEnquiries.action(argsFor(path, { form, cookie }));
  };

  beforeEach(async () => {
    cookie = await cookieOf(await admin());
  });

  test("says in words how the handing on stands", async () => {
    contact.answers.push(status(500));
    await send();
    expect(await page()).toContain("About to be forwarded to the form service");
    await forward();
    expect(await page()).toMatch(
      /Not forwarded yet\. The form service answered with an error \(500\); it is tried again on \d/,
    );
    await forward(2 * minute);
    expect(await page()).toMatch(/Forwarded to the form service on \d{2} \w{3} \d{4}, /);
    expect(await page()).not.toContain("Try again");
  });

  test("lets a stuck one be tried again at once, and for days", async () => {
    contact.answers.push(status(500));
    await send();
    await write((tx) =>
      tx
        .update(enquiries)
        .set({ forwardTries: outgoing.mostTries - 1 })
        .run(),
    );
    await forward();
    expect(await page()).toContain("(500), 20 times");
    const { id } = onlyRow();
    expect(await tryAgain(id)).toMatchObject({ status: 303 });
    expect(await page()).toContain("it is tried again now");
    expect(await forward()).toEqual({ taken: 1, failed: 0 });
    expect(onlyRow()).toMatchObject({ forwardTries: 1, forwardProblem: null });
  });

  test("lets nobody send one twice that was taken, or is being sent", async () => {
    await send();
    const { id } = onlyRow();
    contact.answers.push(silence);
    const running = forward(0, 500);
    await vi.waitFor(() => expect(contact.posts).toHaveLength(1), 30_000);
    expect(await tryAgain(id)).toMatchObject({ init: { status: 409 } });
    await running;
    await forward(2 * minute);
    expect(await tryAgain(id)).toMatchObject({ init: { status: 409 } });
    expect(await forward(10 * minute)).toEqual({ taken: 0, failed: 0 });
  });

  test("is for admins alone", async () => {
    const asked = adminEnquiries.action(argsFor(path, { form: { enquiry: "x", handOn: "again" } }));
    await expect(asked).rejects.toMatchObject({ status: 401 });
  });

  test("shows those alone that no service has taken", async () => {
    await send();
    await forward();
    contact.answers.push(status(500));
    await send({ name: "Stuck", message: "Another" });
    await forward();
    const html = await htmlOf(adminEnquiries, argsFor(`${path}?state=not-handed-on`, { cookie }));
    expect(html).toContain("1 enquiry");
    expect(html).toContain("Stuck");
  });
});
