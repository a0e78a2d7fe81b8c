import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { products, stockAlerts } from "~/base/db/schema";
import { jobTitle } from "~/upkeep/jobs/job-words";
import { day, minute } from "~/base/lib/time";
import * as askPage from "~/routes/shop/alert";
import * as confirmPage from "~/routes/shop/confirm-alert";
import { alertJob } from "~/goods/stock/alerts/alert-job.server";
import { waitingFor } from "~/goods/stock/alerts/waiting.server";
import { inLanguage } from "~/base/words/language";
import { formIn, got, posted, toastIn } from "../../people/accounts/answers";
import { emptyOutbox, mailsOf } from "../../people/mail/outbox";
import { product } from "../../shelf";
import { counted, move, setSale } from "./counted";

beforeEach(async () => {
  await emptyOutbox();
  await write((tx) => tx.delete(stockAlerts).run());
});

let networks = 0;
/** Somebody in a network where nobody else is asks for a mail. */
function ask(slug: string, email: string) {
  networks += 1;
  const address = `203.0.113.${networks}`;
  const path = `/back/product/${slug}`;
  return posted(askPage.action, path, { email }, { params: { slug }, address });
}

/** The token in the last question mailed to this address. */
function tokenTo(email: string): string {
  const mail = mailsOf("alert-question").findLast(({ recipient }) => recipient === email);
  return /\/back\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? expect.fail("No question was mailed");
}
const press = (token: string, intent = "") =>
  posted(confirmPage.action, `/back/${token}`, { intent }, { params: { token } });
const open = async (token: string) => {
  const { status, data } = await got(confirmPage.loader, `/back/${token}`, { params: { token } });
  return { status, state: (data as { alert: { state: string } | null }).alert?.state };
};
/** Who was told that something is back. */
async function told() {
  await alertJob.run(Date.now());
  return mailsOf("alert-back").map(({ recipient }) => recipient);
}

/** A product that is sold out, with people who proved that they want to be told. */
async function awaited(...emails: string[]) {
  const made = await product();
  await setSale(made.id, "sold out");
  for (const email of emails) {
    await ask(made.slug, email);
    await press(tokenTo(email));
  }
  return made;
}

/** The owner put it on sale some minutes ago. */
async function comesBack({ id }: { id: string }) {
  await write((tx) =>
    tx
      .update(products)
      .set({ sale: "on sale", updatedAt: Date.now() - 3 * minute })
      .where(eq(products.id, id))
      .run(),
  );
}

describe("“Tell me when it is back”", () => {
  test("is written in the language of the page where it was asked", async () => {
    const made = await product();
    await setSale(made.id, "sold out");
    await inLanguage("gu", () => ask(made.slug, "meera@example.com"));
    const [question] = mailsOf("alert-question");
    expect(question?.subject).toMatch(/^ફરી આવે ત્યારે જણાવીએ: /);
    expect(question?.text).toContain("/gu/back/");
    await press(tokenTo("meera@example.com"));
    await comesBack(made);
    await told();
    const [mail] = mailsOf("alert-back");
    expect(mail?.subject).toMatch(/^ફરી આવી ગયું: /);
    expect(mail?.text).toContain(`/gu/product/${made.slug}`);
  });

  test("is one mail, to an address that was proved by pressing a button", async () => {
    const oil = await awaited("asha@example.com");
    await ask(oil.slug, "only-asked@example.com");
    expect(await told()).toEqual([]);
    expect(waitingFor(oil.id)).toBe(1);
    await comesBack(oil);
    expect(await told()).toEqual(["asha@example.com"]);
    expect(waitingFor(oil.id)).toBe(0);
    expect(await told()).toEqual(["asha@example.com"]);
    const [mail] = mailsOf("alert-back");
    expect(mail?.text).toContain(`/product/${oil.slug}`);
    expect(mail?.subject).toBe(`It is back: ${oil.name}`);
    expect(jobTitle(alertJob.name)).not.toBe(alertJob.name);
  });

  test("waits for packs, where they are counted", async () => {
    const oil = await counted(0);
    await write((tx) =>
      tx.update(products).set({ updatedAt: 1 }).where(eq(products.id, oil.id)).run(),
    );
    await ask(oil.slug, "bina@example.com");
    await press(tokenTo("bina@example.com"));
    expect(await told()).toEqual([]);
    await move({ productId: oil.id, kind: "arrived", packs: 2, actor: "shop", at: Date.now() });
    expect(await told()).toEqual(["bina@example.com"]);
  });

  test("is not sent for a tap that is taken back, nor for a hidden product", async () => {
    const oil = await awaited("chand@example.com");
    await write((tx) =>
      tx
        .update(products)
        .set({ sale: "on sale", updatedAt: Date.now() })
        .where(eq(products.id, oil.id))
        .run(),
    );
    expect(await told()).toEqual([]);
    await comesBack(oil);
    await setSale(oil.id, "hidden");
    expect(await told()).toEqual([]);
  });

  test("can be asked again for the next time", async () => {
    const oil = await awaited("dev@example.com");
    await comesBack(oil);
    await told();
    await setSale(oil.id, "sold out");
    await ask(oil.slug, "dev@example.com");
    await press(tokenTo("dev@example.com"));
    await comesBack(oil);
    expect(await told()).toEqual(["dev@example.com", "dev@example.com"]);
  });
});

describe("the question", () => {
  test("answers the same whether the address is on the list or not, and is mailed once", async () => {
    const oil = await awaited("esha@example.com");
    const answers = [
      await ask(oil.slug, "esha@example.com"),
      await ask(oil.slug, " Fresh@Example.com "),
      await ask(oil.slug, "fresh@example.com"),
    ];
    for (const { status, location } of answers)
      expect([status, location]).toEqual([303, `/back/product/${oil.slug}?sent`]);
    expect(mailsOf("alert-question").map(({ recipient }) => recipient)).toEqual([
      "esha@example.com",
      "fresh@example.com",
    ]);
  });

  test("is refused with a sentence for what is no address, and what was typed stays", async () => {
    const oil = await awaited();
    const answer = await ask(oil.slug, "asha(at)example");
    expect(answer.status).toBe(400);
    expect(formIn(answer)).toMatchObject({
      errors: { email: "email must look like name@example.com" },
      values: { email: "asha(at)example" },
    });
  });

  test("cannot flood an address: five within an hour, from wherever", async () => {
    const email = "flooded@example.com";
    const answers = [];
    for (let asked = 0; asked < 6; asked += 1)
      answers.push(await ask((await awaited()).slug, email));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 429]);
    expect(answers.at(-1)?.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(mailsOf("alert-question")).toHaveLength(5);
  });

  test("is not asked of a product that can be bought, and unknown for a hidden one", async () => {
    const oil = await product();
    const answer = await ask(oil.slug, "gita@example.com");
    expect([answer.location, (await toastIn(answer))?.message]).toEqual([
      `/product/${oil.slug}`,
      "It is back already.",
    ]);
    await setSale(oil.id, "hidden");
    expect((await ask(oil.slug, "gita@example.com")).status).toBe(404);
    expect(mailsOf("alert-question")).toEqual([]);
  });
});

describe("the link in the question", () => {
  test("changes nothing when a mail program opens it", async () => {
    const oil = await awaited();
    await ask(oil.slug, "hema@example.com");
    const token = tokenTo("hema@example.com");
    expect(await open(token)).toEqual({ status: 200, state: "asked" });
    await comesBack(oil);
    expect(await told()).toEqual([]);
    await press(token);
    expect(await open(token)).toEqual({ status: 200, state: "waiting" });
  });

  test("takes the address off the list again", async () => {
    const oil = await awaited("ila@example.com");
    const token = tokenTo("ila@example.com");
    await press(token, "stop");
    expect(await open(token)).toEqual({ status: 410, state: undefined });
    expect(db.select().from(stockAlerts).all()).toEqual([]);
    await comesBack(oil);
    expect(await told()).toEqual([]);
  });

  test("ends after seven days, and the address is forgotten", async () => {
    const oil = await awaited();
    await ask(oil.slug, "jaya@example.com");
    const token = tokenTo("jaya@example.com");
    await write((tx) =>
      tx
        .update(stockAlerts)
        .set({ createdAt: Date.now() - 7 * day - 1 })
        .run(),
    );
    expect((await open(token)).status).toBe(410);
    await press(token);
    await alertJob.run(Date.now());
    expect(db.select().from(stockAlerts).all()).toEqual([]);
  });
});

test("who was told is forgotten after a week, who waits is not", async () => {
  const oil = await awaited("kiran@example.com");
  const still = await awaited("lata@example.com");
  await comesBack(oil);
  await told();
  await write((tx) =>
    tx
      .update(stockAlerts)
      .set({ createdAt: Date.now() - 8 * day })
      .run(),
  );
  await alertJob.run(Date.now());
  const kept = db.select().from(stockAlerts).all();
  expect(kept.map(({ email, productId }) => [email, productId])).toEqual([
    ["lata@example.com", still.id],
  ]);
});
