import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import * as eventPage from "~/routes/admin/money/payment-event";
import * as paymentsPage from "~/routes/admin/money/payments";
import { db, write } from "~/base/db/connection.server";
import { auditLog, jobs, webhookEvents } from "~/base/db/schema";
import { settings } from "~/base/lib/env/settings.server";
import { answerTo, got, posted, toastIn } from "../../people/accounts/answers";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { shown, wordsOf } from "../../upkeep/pages/shown";
import { product } from "../../shelf";
import { providerOnTheWire } from "./provider";
import { checkOut, eventsOf, orderOf } from "../checkout/shopping";
import { captured, eventBody, eventOf, newEventId, outcomesOf, payment, tell } from "./telling";

providerOnTheWire();

let boss: Viewer;
let cookie: string;
beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
});

async function placed() {
  const { token, fields } = await checkOut(await shopper(), (await product()).id);
  return { token, orderId: fields.order_id ?? "" };
}

async function openList(query = "") {
  const path = `/dashboard/admin/payments${query}`;
  const { data } = await got(paymentsPage.loader, path, { cookie });
  const html = shown(paymentsPage.default, { path, data: data as object });
  return { html, words: wordsOf(html), list: wordsOf(html.slice(html.lastIndexOf("</search>"))) };
}

const pathOf = (id: string) => `/dashboard/admin/payments/events/${id}`;

async function openEvent(id: string) {
  const { data, status } = await got(eventPage.loader, pathOf(id), { cookie, params: { id } });
  const html =
    status === 200 ? shown(eventPage.default, { path: pathOf(id), data: data as object }) : "";
  return { status, html, words: wordsOf(html) };
}

const replay = (id: string, who = cookie) =>
  posted(eventPage.action, pathOf(id), {}, { cookie: who, params: { id } });

describe("the page of payments", () => {
  it("says which address to enter at the provider, and that the demo needs no setting up", async () => {
    const { words } = await openList();
    expect(words).toContain("http://localhost:3000/webhooks/razorpay");
    expect(words).toContain("There is nothing to set up");
  });

  it("says when keys are set but the secret is not, and that webhooks are refused", async () => {
    const { payments } = settings;
    const body = captured(payment("order_AAAAAAAAAAAAAA"));
    Object.assign(settings, { payments: "provider" });
    expect((await openList()).words).toContain("RAZORPAY_WEBHOOK_SECRET is missing");
    expect((await tell(body)).status).toBe(401);

    Object.assign(settings.razorpay, { webhookSecret: "set at the provider" });
    const { words } = await openList();
    Object.assign(settings.razorpay, { webhookSecret: null });
    Object.assign(settings, { payments });
    expect(words).toContain("Webhooks are set up.");
    expect(words).not.toContain("set at the provider");
  });

  it("lists events newest first, with how often they came and what came of them", async () => {
    const { orderId } = await placed();
    const body = captured(payment(orderId));
    const id = newEventId();
    await tell(body, { id });
    await tell(body, { id });
    await tell(eventBody("payment.failed", payment("order_ForeignShop000")));
    const { list, html } = await openList();
    expect(list.indexOf("payment.failed")).toBeLessThan(list.indexOf("payment.captured"));
    expect(list).toMatch(/payment\.captured .{5,30} 2 times Done The order is paid/);
    expect(html).toContain(`href="${pathOf(id)}"`);
  });

  it("shows events of one outcome, and the calls that were refused", async () => {
    await tell(captured(payment("order_ForeignShop000")), { signature: "ab".repeat(32) });
    const refused = (await openList("?outcome=refused")).list;
    expect(refused).toContain("Refused Not signed by the provider");
    expect(refused).not.toContain("payment.captured");
    const ignored = (await openList("?outcome=ignored")).list;
    expect(ignored).toContain("Not an order of this shop");
    expect(ignored).not.toContain("The order is paid");
    expect((await openList("?outcome=nonsense")).words).toContain("The order is paid");
  });

  it("is paged", async () => {
    await write((tx) => {
      for (let count = 0; count < 60; count += 1) {
        const id = newEventId();
        const row = { id, event: "payment.captured", body: id, createdAt: count };
        tx.insert(webhookEvents)
          .values({ ...row, status: "ignored" })
          .run();
      }
    });
    const first = await openList("?outcome=ignored");
    expect(first.words).toContain("Page 1 of 4");
    expect(first.html).toContain("outcome=ignored&amp;page=2");
    expect((await openList("?outcome=ignored&page=99")).words).toContain("Page 4 of 4");
  });

  it("tells when each job ran, when it runs next, and in words why it failed", async () => {
    const row = { name: "reconcile", finishedAt: Date.UTC(2026, 0, 12, 9, 35), failuresInARow: 3 };
    const problem = "The payment provider did not answer.";
    await write((tx) =>
      tx
        .insert(jobs)
        .values({ ...row, problem, nextRunAt: Date.UTC(2100, 0, 1) })
        .run(),
    );
    const { words } = await openList();
    expect(words).toContain("Asks the provider about open payments 12 Jan 2026, 3:05 PM");
    expect(words).toContain("01 Jan 2100");
    expect(words).toContain(`Failed ${problem} (3 times in a row)`);
  });
});

describe("the page of an event", () => {
  it("shows what the provider sent, line by line, with nothing in it taken for HTML", async () => {
    const { orderId, token } = await placed();
    const nasty = "</pre><script>alert(1)</script>";
    const { id } = await tell(captured(payment(orderId, { description: nasty })));
    const { html, words } = await openEvent(id ?? "");
    expect(html).not.toContain("<script>");
    expect(html).toContain("&quot;description&quot;: &quot;&lt;/pre&gt;&lt;script&gt;");
    expect(words).toContain(orderOf(token).number);
    expect(words).toContain("Accepted");
  });

  it("shows what is no JSON as it is", async () => {
    const { id } = await tell("<b>not JSON</b>");
    const { html } = await openEvent(id ?? "");
    expect(html).toContain("&lt;b&gt;not JSON&lt;/b&gt;");
  });

  it("is for admins only, is kept by no cache, and unknown events are not found", async () => {
    const { id } = await tell("anything");
    const stranger = await cookieOf(await shopper());
    const ask = { cookie: stranger, params: { id: id ?? "" } };
    expect((await got(eventPage.loader, pathOf(id ?? ""), ask)).status).toBe(403);
    expect((await replay(id ?? "", stranger)).status).toBe(403);
    expect(outcomesOf(id ?? "")).toEqual(["unreadable"]);
    for (const { headers } of [eventPage, paymentsPage]) {
      const none = new Headers();
      const given = new Headers(
        headers({
          loaderHeaders: none,
          actionHeaders: none,
          parentHeaders: none,
          errorHeaders: none,
        }),
      );
      expect(given.get("Cache-Control")).toBe("no-store");
    }
    expect((await openEvent("unknown")).status).toBe(404);
    expect((await replay("unknown")).status).toBe(404);
  });
});

describe("Replay", () => {
  it("acts on an event once more: nothing changes when that was done", async () => {
    const { orderId, token } = await placed();
    const { id } = await tell(captured(payment(orderId)));
    const before = orderOf(token);
    const answer = await replay(id ?? "");
    expect(answer).toMatchObject({ status: 303, location: pathOf(id ?? "") });
    expect(await toastIn(answer)).toEqual({
      type: "success",
      message: "Replayed. The order is paid",
    });
    expect(orderOf(token)).toEqual(before);
    expect(eventsOf(before.id).filter((kind) => kind === "paid")).toHaveLength(1);
    expect(outcomesOf(id ?? "")).toEqual(["accepted", "replayed"]);
    expect((await openEvent(id ?? "")).words).toContain("Replayed by an admin");
    const logged = db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, id ?? ""))
      .all();
    expect(logged).toMatchObject([
      { action: "payment.replay", actorId: boss.id, actorName: boss.name },
    ]);
  });

  it("pays an order whose event went wrong before", async () => {
    const { orderId, token } = await placed();
    const id = newEventId();
    const body = captured(payment(orderId));
    await write((tx) =>
      tx
        .insert(webhookEvents)
        .values({
          id,
          event: "payment.captured",
          body,
          status: "error",
          tries: 80,
          createdAt: Date.now(),
        })
        .run(),
    );
    await replay(id);
    expect(eventOf(id)).toMatchObject({ status: "done", tries: 81 });
    expect(orderOf(token).paymentStatus).toBe("paid");

    const { id: failedId } = await tell(captured(payment(orderId, { amount: "much" })));
    const stillWrong = await replay(failedId ?? "");
    expect((await toastIn(stillWrong))?.type).toBe("error");
  });

  it("is a button that works without JavaScript", async () => {
    const event = db.select().from(webhookEvents).limit(1).get();
    const { html } = await openEvent(event?.id ?? "");
    expect(html).toMatch(/<form method="post"[^>]*>.*Replay/s);
    const get = await answerTo(
      eventPage.loader,
      argsFor(pathOf(event?.id ?? ""), { cookie, params: { id: event?.id ?? "" } }),
    );
    expect(get.status).toBe(200);
  });
});
