import { beforeEach, describe, expect, it, vi } from "vitest";
import { webhookSignature } from "~/razorpay-sandbox/signature.server";
import { refusal } from "./merchant";
import { press } from "./shopper";
import { isGenuine, stage, webhookSecret } from "./stage";

let time = 0;
const sandbox = await stage({ now: () => time });
const { emu, idle, logged, newOrder, pay, payPage, refund, restart, shop } = sandbox;

beforeEach(() => {
  time = Date.UTC(2026, 7, 1);
  return sandbox.fresh();
});

const config = (settings: object) => emu("config", settings);
const answer = (status: number) => (shop.answers = () => status);
/** A payment fails, of which the shop is told. */
const tell = async () => {
  await pay({ outcome: "failed" });
  await idle();
};
/** Time passes, and all is sent that is due then. */
const pass = (seconds: number) => {
  time += seconds * 1000;
  return idle();
};
const hooks = async () => (await emu("webhooks")).body;
const told = () => shop.told.map(({ event, contains, payload }) => [event, contains, payload]);

describe("the webhook", () => {
  it("is told of a payment on the pay page by itself, in events the SDK takes for genuine", async () => {
    const { id } = await newOrder();
    await press(await payPage(id));
    await vi.waitFor(() => expect(shop.told).toHaveLength(3), 30_000);
    const of = { order_id: id, amount: 145000 };
    const payment = { entity: { ...of, status: "captured", fee: 3422 } };
    const paid = { id, status: "paid", amount_paid: 145000, amount_due: 0, attempts: 1 };
    expect(told()).toMatchObject([
      ["payment.authorized", ["payment"], { payment: { entity: { ...of, status: "authorized" } } }],
      ["payment.captured", ["payment"], { payment }],
      ["order.paid", ["payment", "order"], { payment, order: { entity: paid } }],
    ]);
    expect(shop.told[0]!.payload.payment!.entity.fee).toBeNull();
    expect(new Set(shop.told.map((one) => one.id)).size).toBe(3);
    for (const { headers, raw, ...one } of shop.told) {
      expect(one).toMatchObject({
        genuine: true,
        id: expect.stringMatching(/^[A-Za-z0-9]{14}$/),
        entity: "event",
        account_id: expect.stringMatching(/^acc_[A-Za-z0-9]{14}$/),
        created_at: time / 1000,
      });
      expect(raw).toBe(JSON.stringify(JSON.parse(raw)));
      expect(headers.get("Content-Type")).toBe("application/json");
      expect(headers.get("User-Agent")).toBe("Razorpay-Webhook/v1");
    }
  });

  it("is told of failures, refunds and disputes, with the things as they were then", async () => {
    await tell();
    const error = { error_code: "BAD_REQUEST_ERROR", error_reason: "payment_failed" };
    const failed = { status: "failed", captured: false, fee: null, ...error };
    expect(told()).toMatchObject([
      ["payment.failed", ["payment"], { payment: { entity: failed } }],
    ]);

    const { id } = (await pay()).body.payment;
    await shop.events();
    await refund(id, { amount: 45000 });
    await emu(`payments/${id}/dispute`, {});
    await idle();
    const refunded = (status: string) => ({ entity: { status, amount: 45000 } });
    const payment = { entity: { amount_refunded: 45000, refund_status: "partial" } };
    const dispute = { entity: { payment_id: id, status: "open" } };
    expect(told()).toMatchObject([
      ["refund.created", ["refund", "payment"], { refund: refunded("pending") }],
      ["refund.processed", ["refund", "payment"], { refund: refunded("processed"), payment }],
      ["payment.dispute.created", ["payment", "dispute"], { dispute }],
    ]);
  });

  it("is told of a payment the bank never answered once ten minutes have passed", async () => {
    await pay({ outcome: "created" });
    await pass(599);
    expect(shop.told).toEqual([]);
    await pass(1);
    expect(await shop.events()).toEqual(["payment.failed"]);
  });

  it("is tried again after 1, 2, 4, 8 … seconds with the same id and bytes, until it answers 2xx", async () => {
    answer(500);
    await tell();
    for (const [tries, seconds] of [1, 2, 4, 8].entries()) {
      await pass(seconds - 0.001);
      expect(shop.told).toHaveLength(tries + 1);
      await pass(0.001);
      expect(shop.told).toHaveLength(tries + 2);
    }
    answer(204);
    await pass(16);
    await pass(24 * 60 * 60);
    expect(shop.told).toHaveLength(6);
    expect(new Set(shop.told.map(({ id, raw }) => `${id} ${raw}`)).size).toBe(1);
    const deliveries = [500, 500, 500, 500, 500, 204].map((status) => ({ status }));
    expect((await hooks()).items).toMatchObject([
      { event: "payment.failed", status: "delivered", tries: 6, deliveries },
    ]);
  });

  it.each([301, 404, 401])("takes the answer %i for a failure", async (status) => {
    answer(status);
    await tell();
    expect((await hooks()).items).toMatchObject([{ status: "waiting", tries: 1 }]);
  });

  it("is given up after 24 hours and then hears nothing until it is set again", async () => {
    answer(500);
    const start = time;
    await tell();
    let body = await hooks();
    for (; !body.disabled; body = await hooks()) {
      time = body.items[0]!.due_at * 1000;
      await idle();
    }
    expect(time - start).toBe(24 * 60 * 60_000);
    const { event_id: id, status } = body.items[0]!;
    expect(status).toBe("disabled");
    expect(logged.splice(0)).toEqual([expect.stringContaining("disabled")]);

    await shop.events();
    answer(200);
    await tell();
    expect(shop.told).toEqual([]);
    await config({ webhooks: "auto" });
    await tell();
    expect(await shop.events()).toEqual(["payment.failed"]);
    await emu(`webhooks/${id}/deliver`, {});
    expect(shop.told).toMatchObject([{ id, genuine: true }]);
  });

  it("counts as failed after five seconds without an answer, and keeps nobody waiting meanwhile", async () => {
    const elapsed = new AbortController();
    const patience = vi.spyOn(AbortSignal, "timeout").mockReturnValue(elapsed.signal);
    let release: (status: number) => void = () => {};
    shop.answers = () => new Promise((given) => (release = given));
    await pay({ outcome: "failed" });
    await vi.waitFor(() => expect(shop.told).toHaveLength(1), 30_000);
    expect((await newOrder()).status).toBe("created");
    expect(patience.mock.calls).toEqual([[5_000]]);
    elapsed.abort(new DOMException("as the clock does", "TimeoutError"));
    await idle();
    release(200);
    const { deliveries } = (await emu("state")).body;
    expect(deliveries).toMatchObject([{ status: null, problem: "timeout" }]);
  });

  it("is told what a sandbox that was restarted had not told yet", async () => {
    answer(503);
    await pay();
    await idle();
    const ids = shop.told.splice(0).map(({ id }) => id);
    answer(200);
    for (const seconds of [1, 0]) {
      restart();
      await pass(seconds);
      expect(shop.told.map(({ id }) => id)).toEqual(ids);
    }
    expect(ids).toHaveLength(3);
  });

  it("gets what happened before its secret was changed signed with the secret of then", async () => {
    answer(500);
    await tell();
    time += 1000;
    await config({ webhookSecret: "a_new_secret" });
    answer(200);
    await tell();
    const [first, again, later] = shop.told;
    expect(again).toMatchObject({ id: first!.id, genuine: true });
    expect(later!.genuine).toBe(false);
    expect(isGenuine(later!, "a_new_secret")).toBe(true);
  });

  it("is signed as it was worked out by hand", () => {
    const signed = "987458b73f73d6b84090fb7022ba374a344daea8547d6a615a3683bdd44dfdcc";
    const body = '{"entity":"event","event":"payment.captured"}';
    expect(webhookSignature(body, webhookSecret)).toBe(signed);
  });
});

describe("held webhooks", () => {
  const inOrder = ["payment.authorized", "payment.captured", "order.paid"];
  const flush = async (how: object = {}) => (await emu("webhooks/flush", how)).body.deliveries;

  beforeEach(() => config({ webhooks: "hold" }));

  it("wait until they are flushed, in the order and as often as is asked for", async () => {
    await pay();
    await idle();
    expect(shop.told).toEqual([]);
    expect(await flush()).toMatchObject(inOrder.map(() => ({ status: 200, problem: null })));
    expect(await shop.events()).toEqual(inOrder);
    await flush();
    expect(shop.told).toEqual([]);

    await pay();
    await flush({ order: "lifo" });
    expect(await shop.events()).toEqual(inOrder.toReversed());

    await pay();
    await flush({ duplicate: 1 });
    expect(await shop.events()).toEqual(inOrder.flatMap((name) => [name, name]));
  });

  it("come shuffled and twice, the same way for the same seed", async () => {
    const storm = async () => {
      await emu("reset", {});
      for (let n = 0; n < 5; n += 1) await pay();
      const ids = (await hooks()).items.map(({ event_id }) => event_id);
      await flush({ order: "shuffle", duplicate: 0.5, seed: 7 });
      return shop.told.splice(0).map(({ id }) => ids.indexOf(id!));
    };
    const run = await storm();
    expect(await storm()).toEqual(run);
    expect(new Set(run).size).toBe(15);
    expect(run.length).toBeGreaterThan(17);
    expect(run.length).toBeLessThan(28);
    expect(run).not.toEqual(run.toSorted((one, other) => one - other));
  });

  it("go on waiting when the shop refuses them, and are sent by themselves on auto", async () => {
    answer(500);
    await tell();
    await flush();
    answer(200);
    time += 1000;
    await config({ webhooks: "auto" });
    await vi.waitFor(() => expect(shop.told).toHaveLength(2), 30_000);
  });

  it("are forgotten where webhooks are off", async () => {
    await config({ webhooks: "off" });
    await pay();
    await config({ webhooks: "auto" });
    await idle();
    expect(shop.told).toEqual([]);
  });
});

describe("delivering one held event by hand", () => {
  let id: string;
  beforeEach(async () => {
    await config({ webhooks: "hold" });
    await tell();
    id = (await hooks()).items[0]!.event_id;
  });
  const deliver = (how: object, event = id) => emu(`webhooks/${event}/deliver`, how);

  it("sends it as often as asked, all alike, and refuses one that never was", async () => {
    const one = { event_id: id, status: 200, problem: null };
    expect((await deliver({ times: 3 })).body.deliveries).toEqual([one, one, one]);
    const same = { id, genuine: true };
    expect(shop.told).toMatchObject([same, same, same]);
    expect((await hooks()).items).toMatchObject([{ status: "delivered" }]);
    const never = await deliver({}, "00000000000000");
    expect(never).toMatchObject(refusal("The id provided does not exist"));
  });

  it("can spoil the body, the signature and the id, and still has the event to deliver", async () => {
    const spoiled = ["tamperBody", "badSignature", "dropEventId"];
    for (const forgery of spoiled) await deliver({ [forgery]: true });
    expect(shop.told.map(({ genuine }) => genuine)).toEqual([false, false, true]);
    expect(shop.told[0]!.payload.payment!.entity.amount).toBe(145100);
    const signatures = shop.told.map(({ headers }) => headers.get("X-Razorpay-Signature"));
    expect(signatures[0]).toBe(signatures[2]);
    expect(signatures[1]).toMatch(/^[0-9a-f]{64}$/);
    expect(shop.told[2]!.id).toBeNull();
    const deliveries = spoiled.map((forgery) => ({ forgery }));
    expect((await hooks()).items).toMatchObject([{ status: "waiting", deliveries }]);
  });

  it("can sign with the secret before the present one, once there was another", async () => {
    expect((await deliver({ oldSecret: true })).status).toBe(400);
    time += 1000;
    await config({ webhookSecret: "a_new_secret" });
    await deliver({ oldSecret: true });
    expect(shop.told).toMatchObject([{ id, genuine: true }]);
  });
});
