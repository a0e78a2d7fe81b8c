import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db, write as writing } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import { receiveIn, receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { action as received } from "~/routes/admin/orders/order-received";
import { receivedOf } from "~/sales/orders/money/money-received.server";
import { newId } from "~/base/lib/ids.server";
import { formIn, posted } from "../../people/accounts/answers";
import { noDelivery } from "../../goods/delivery/shelf";
import { sold } from "../../sales/orders/sold";
import { product } from "../../shelf";
import { deskIn, formFor, newNumber, owner, write, written } from "./counter";

beforeEach(noDelivery);

/** A tin of which 100 cost ₹1,99,999 or whatever is said, so that the numbers of the law are met exactly. */
/** From ₹50,000 the invoice names the buyer's address. */
const home = { line: "12 Ring Road", city: "Surat", pin: "395002" };

const worth = async (rupees: number) => (await product({ pricePaise: rupees * 100 })).id;

/** The sentence beside "How is it paid?"; undefined: it was written down. */
async function refusal(phone: string, rupees: number, paid = "cash") {
  const answer = await write(formFor({ [await worth(rupees)]: 1 }, { phone, paid, ...home }));
  return answer.location ? undefined : deskIn(answer).state.errors.paid;
}

describe("cash over the counter", () => {
  test("of ₹1,99,999 is taken, of ₹2,00,000 refused with the reason", async () => {
    expect(await refusal(newNumber(), 199_999)).toBeUndefined();
    const words = await refusal(newNumber(), 200_000);
    expect(words).toContain("₹2,00,000");
    expect(words).toContain("269ST");
  });

  test("is added up over the day, for each buyer alone", async () => {
    const phone = newNumber();
    expect(await refusal(phone, 150_000)).toBeUndefined();
    expect(await refusal(phone, 50_000)).toContain("₹1,50,000 taken today");
    expect(await refusal(phone, 49_999)).toBeUndefined();
    expect(await refusal(phone, 1)).toBeDefined();
    expect(await refusal(phone, 300_000, "later"), "paid later").toBeUndefined();
    expect(await refusal(newNumber(), 50_000)).toBeUndefined();
  });

  test("is added up however the number is spelled, and from two tabs at once", async () => {
    expect(await refusal("97255 00001", 60_000)).toBeUndefined();
    expect(await refusal("+91 97255-00001", 60_000)).toBeUndefined();
    expect(await refusal("09725500001", 60_000)).toBeUndefined();
    expect(await refusal("(97255) 00001", 20_000)).toContain("₹1,80,000 taken today");
    const tabs = await Promise.all([
      refusal("97255 00002", 120_000),
      refusal("+919725500002", 120_000),
    ]);
    expect(tabs.filter((sentence) => sentence === undefined)).toHaveLength(1);
  });

  test("counts what the same buyer has paid for a parcel to somebody else", async () => {
    const { viewer } = await owner();
    await sold({
      userId: null,
      serial: 900_001,
      buyerPhone: "+919725500003",
      shipPhone: "+919725599999",
      paymentMethod: "later",
      paymentStatus: "pending",
      paidAt: null,
      totalPaise: 15_000_000,
    });
    const gift = db.select().from(orders).where(eq(orders.serial, 900_001)).get();
    const how = { came: "cash", reference: null, note: "" } as const;
    expect(await receiveMoney(gift?.id ?? "", how, viewer)).toMatchObject({ leftPaise: 0 });
    expect(await refusal("97255 00003", 50_000)).toContain("₹1,50,000 taken today");
  });

  test("of yesterday does not count", async () => {
    const phone = newNumber();
    const { viewer } = await owner();
    const form = formFor({ [await worth(150_000)]: 1 }, { phone, paid: "later", ...home });
    const { id } = await written(form);
    const how = { came: "cash", reference: null, note: "" } as const;
    const yesterday = Date.now() - day;
    expect(await writing((tx) => receiveIn(tx, id, how, viewer, yesterday))).toMatchObject({
      leftPaise: 0,
    });
    expect(await refusal(phone, 150_000)).toBeUndefined();
  });
});

describe("money that is noted later as cash", () => {
  const laterOf = async (phone: string, rupees: number) =>
    written(formFor({ [await worth(rupees)]: 1 }, { phone, paid: "later", ...home }));

  test("counts with the cash of the same day, and is refused from ₹2,00,000 on", async () => {
    const { viewer, cookie } = await owner();
    const phone = newNumber();
    const [first, second] = [await laterOf(phone, 150_000), await laterOf(phone, 60_000)];
    const note = { reference: null, note: "Cash from the courier" };
    expect(await receiveMoney(first.id, note, viewer)).toMatchObject({ leftPaise: 0 });
    expect(await refusal(phone, 50_000)).toBeDefined();

    const { number } = second;
    const path = `/dashboard/admin/orders/${number}/received`;
    const form = { idempotencyKey: newId(), reference: "", note: note.note };
    const answer = await posted(received, path, form, { cookie, params: { number } });
    expect(answer.status).toBe(409);
    expect(formIn(answer).errors.note).toContain("269ST");
    const open = db.select().from(orders).where(eq(orders.id, second.id)).get();
    expect(open).toMatchObject({ paymentStatus: "pending" });
    expect(receivedOf(second.id)).toEqual([]);
    // Said by the choice, the sentence stands there.
    const chosen = await posted(
      received,
      path,
      { ...form, came: "cash", reference: "", note: "" },
      { cookie, params: { number } },
    );
    expect(formIn(chosen).errors.came).toContain("269ST");
    expect(await receiveMoney(second.id, { ...note, note: "by cheque" }, viewer)).toMatchObject({
      leftPaise: 0,
    });
  });
});
