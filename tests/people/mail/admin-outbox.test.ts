import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as home from "~/routes/admin/home";
import { db, write } from "~/base/db/connection.server";
import { mails } from "~/base/db/schema";
import { mailJob } from "~/people/mail/mail-job.server";
import * as list from "~/routes/admin/outbox";
import * as one from "~/routes/admin/outbox-mail";
import { loader as page } from "~/routes/admin/outbox-page";
import { answerTo } from "../accounts/answers";
import { htmlOf } from "../accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { deliver, emptyOutbox, mailOf, waiting } from "./outbox";
import { mailServer } from "./mail-server";

const path = "/dashboard/admin/outbox";
let cookie: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
});
beforeEach(emptyOutbox);

const listed = (query = "") => htmlOf(list, argsFor(`${path}${query}`, { cookie }));
const argsOf = (id: string, ask = {}) =>
  argsFor(`${path}/${id}`, { params: { id }, cookie, ...ask });
const shown = async (id: string) => {
  const data = await one.loader(argsOf(id));
  return data;
};

async function stuck(status: "uncertain" | "refused" | "given-up"): Promise<string> {
  const id = await waiting({ subject: `It is ${status}` });
  await write((tx) => {
    tx.update(mails).set({ status, tries: 3, problem: "Why" }).where(eq(mails.id, id)).run();
  });
  return id;
}

describe("without a mail server", () => {
  test("no mail leaves, all are kept, and the page says so", async () => {
    const id = await waiting();
    expect(await mailJob.run(Date.now())).toBe("SMTP_URL is not set: no mail leaves the shop");
    expect(mailOf(id)).toMatchObject({ status: "waiting", tries: 0 });
    const html = await listed();
    expect(html).toContain(
      "No mail leaves this shop: SMTP_URL is not set. The mails are kept here.",
    );
    expect(html).toContain("Kept here");
  });
});

describe("the list", () => {
  test("shows mails newest first, fifty a page, by how they stand", async () => {
    for (let n = 0; n < 51; n += 1) await waiting({ subject: `Mail ${n}` }, 1_000_000 + n);
    await stuck("refused");
    const html = await listed();
    expect(html).toContain("52 mails");
    expect(html.indexOf("It is refused")).toBeLessThan(html.indexOf("Mail 50"));
    expect(html).not.toContain("Mail 1<");
    expect(await listed("?page=2")).toContain("Mail 1<");
    expect(await listed("?state=stuck")).toContain("1 mail<");
    expect(await listed("?state=sent")).toContain("No mail is like that.");
    expect(await listed("?state=waiting")).toContain("51 mails");
    expect(await listed("?state=nonsense")).toContain("52 mails");
  });

  test("says how many are stuck, and so does the dashboard", async () => {
    const dashboard = () => htmlOf(home, argsFor("/dashboard/admin", { cookie }));
    expect(await listed()).not.toContain("stuck and do");
    expect(await dashboard()).not.toContain("could not be sent");
    await stuck("uncertain");
    await stuck("given-up");
    expect(await listed()).toContain("2 mails are stuck and do not go by themselves.");
    expect(await dashboard()).toContain("2 mails could not be sent");
  });

  test("walks an index", () => {
    const plan = db.all<{ detail: string }>(
      "explain query plan select * from mails order by created_at desc, id desc limit 50",
    );
    expect(plan.map(({ detail }) => detail).join()).toContain("mails_newest");
  });
});

describe("one mail", () => {
  test("is shown in words, and as a page with a policy that lets nothing run or load", async () => {
    const id = await waiting({ html: "<p style='color: red'>Hello</p>", text: "Hello" });
    expect((await shown(id)).mail.text).toBe("Hello");
    const answer = (await page(argsOf(id))) as Response;
    expect(await answer.text()).toBe("<p style='color: red'>Hello</p>");
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("sandbox");
    expect(policy).not.toMatch(/script-src|img-src|allow-/);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  test.each(["uncertain", "refused", "given-up"] as const)(
    "that is %s can be sent again, and then goes once",
    async (status) => {
      const server = await mailServer();
      const id = await stuck(status);
      expect((await shown(id)).advice).not.toBeNull();
      const press = () => answerTo(one.action, argsOf(id, { form: { again: "1" } }));
      const answers = [await press(), await press()];
      expect(answers.map((answer) => answer.status)).toEqual([303, 303]);
      expect(mailOf(id)).toMatchObject({ status: "waiting", tries: 0, problem: null });
      await deliver(server.address);
      await deliver(server.address);
      expect(server.received).toHaveLength(1);
      await server.stop();
    },
  );

  test("that was sent or waits is not sent again", async () => {
    const server = await mailServer();
    const id = await waiting();
    expect((await shown(id)).advice).toBeNull();
    await deliver(server.address);
    await answerTo(one.action, argsOf(id, { form: { again: "1" } }));
    await deliver(server.address);
    expect(server.received).toHaveLength(1);
    expect(mailOf(id).status).toBe("sent");
    await server.stop();
  });

  test("that does not exist is not found", async () => {
    expect((await answerTo(one.loader, argsOf("none"))).status).toBe(404);
    expect((await answerTo(page, argsOf("none"))).status).toBe(404);
  });
});
