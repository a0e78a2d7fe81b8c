import { write } from "~/base/db/connection.server";
import { newId, newToken } from "~/base/lib/ids.server";
import { dayOf, monthOf, startOfDay } from "~/base/lib/days";
import { day } from "~/base/lib/time";
import { customerKey } from "~/base/lib/india/phone";
import { hashOf } from "~/people/accounts/token-hash.server";
import { startSession, sessionCookie } from "~/people/accounts/session/session.server";
import { rememberOrder } from "~/sales/orders/access/known-orders.server";
import { issueInvoice } from "~/sales/invoices/issue.server";
import { orderByNumber } from "~/sales/orders/order.server";
import { admin, argsFor, cookieOf, cookiesOf, packer, seller, shopper } from "../../cast";
import { aPriceList } from "../../goods/prices/trade";
import { batch } from "../../goods/stock/counted";
import type { Reader } from "./columns";
import { type Marking, marking } from "./mark";
import { dealingsOf } from "./dealings";
import { type Person, personIn } from "./person";

/** One shop in which every secret column holds values of its own, and the cookies of all who ask. */
export async function markedShop() {
  const owner = await admin();
  const marked = marking();
  const [member, buyer] = [await personIn(marked, "member"), await personIn(marked, "buyer")];
  const [ofMember, ofBuyer] = [
    dealingsOf(marked, "member", member),
    dealingsOf(marked, "buyer", buyer),
  ];
  noteCustomers(marked, { member, buyer });
  await invoicesOf([member, buyer]);
  const goods = await ownersRows(marked, owner.id, member.pack);
  const links = mailLinks(marked, member);
  const memberCookie = cookiesOf([
    await sessionCookie(await write((tx) => startSession(tx, member.userId ?? ""))),
  ]);
  let knows = "";
  for (const { id } of buyer.orders)
    knows = cookiesOf([await rememberOrder(argsFor("/", { cookie: knows }).request, id)]);
  const cookies: Record<Reader, string> = {
    guest: "",
    shopper: await cookieOf(await shopper({ name: "Bina Rao" })),
    member: memberCookie,
    buyer: knows,
    packer: await cookieOf(await packer()),
    seller: await cookieOf(await seller()),
    owner: await cookieOf(owner),
  };
  marked.raw.close();
  return { marked, member, buyer, ofMember, ofBuyer, goods, links, cookies };
}

export type MarkedShop = Awaited<ReturnType<typeof markedShop>>;

function noteCustomers({ insert, marks, raw }: Marking, people: Record<string, Person>) {
  for (const [whose, { now }] of Object.entries(people)) {
    const of = whose === "member" ? "users.phone" : "orders.buyer_phone";
    for (const { value } of marks.filter((mark) => mark.whose === whose && mark.column === of))
      insert("customer_notes", whose, {
        phone: customerKey(value),
        written_by: "Ramesh Shah",
        updated_at: now,
      });
  }
  raw.pragma("optimize");
}

/** A link of each kind that the shop mails, by kind. */
function mailLinks({ insert, note }: Marking, { userId, now }: Person) {
  const kinds = { account: null, password: userId, staff: null, "my-data": null };
  const tokens = Object.entries(kinds).map(([kind, user_id]) => {
    const token = newToken();
    const whose = user_id ? "member" : "link";
    note("link.token", whose, token);
    insert("mail_links", whose, {
      kind,
      user_id,
      token_hash: hashOf(token),
      staff: kind === "staff" ? "packer" : null,
      created_at: now,
      expires_at: now + day,
    });
    return [kind, token] as const;
  });
  return Object.fromEntries(tokens);
}

async function invoicesOf(people: Person[]): Promise<void> {
  for (const { home } of people)
    await write((tx) => {
      const order = orderByNumber(home.number);
      if (order) issueInvoice(tx, order, Date.now());
    });
}

/** What the owner alone wrote down: notes about goods, prices and breaches. */
async function ownersRows({ insert, raw, note }: Marking, ownerId: string, pack: Person["pack"]) {
  const now = Date.now();
  const times = { created_at: now, updated_at: now };
  const batchId = await batch(pack.id, 20);
  const list = await aPriceList(pack.id, { 1: 90_000 });
  // A number of the shop's own, which means another pack in any other shop.
  const ean = "2000000734170";
  raw.prepare("UPDATE products SET code = 'zqskux1', ean = ? WHERE id = ?").run(ean, pack.id);
  note("products.code", "shop", "zqskux1");
  note("products.ean", "shop", ean);
  insert("stock_movements", "shop", {
    id: newId(),
    product_id: pack.id,
    batch_id: batchId,
    kind: "corrected",
    packs: -1,
    actor: ownerId,
    created_at: now,
  });
  const plan = insert("price_plans", "shop", {
    id: newId(),
    runs_at: now + day,
    packs: 1,
    actor_id: ownerId,
    actor_name: "Ramesh Shah",
    created_at: now,
  });
  raw
    .prepare(
      "INSERT INTO price_plan_lines (plan_id, product_id, seen_paise, price_paise) VALUES (?, ?, 145000, 150000)",
    )
    .run(plan.id, pack.id);
  insert("product_imports", "shop", {
    id: newId(),
    admin_id: ownerId,
    file_name: "goods.csv",
    created_at: now,
  });
  duties({ insert }, now);
  claims({ insert }, now);
  const recalled = { id: newId(), batch_id: await batch(pack.id, 3), state: "started" };
  insert("recalls", "shop", { ...recalled, why: "It smells", ...times });
  const begun = { id: newId(), recall_id: recalled.id, state: "started" };
  insert("recall_steps", "shop", { ...begun, created_at: now });
  const order = raw.prepare<[], string>("SELECT id FROM orders LIMIT 1").pluck().get() ?? "";
  const packed = { order_id: order, product_id: pack.id, packs: 1, created_at: now };
  insert("packed_scans", "shop", packed);
  raw.prepare("UPDATE batches SET mrp_paise = 150000 WHERE id = ?").run(batchId);
  const print = { paper: "roll-75x100", design: "plain", language: "gu", dates: "both" };
  const counts = { labels: 1, first_cell: 1, dpi: 203, created_at: now };
  insert("label_prints", "shop", { ...print, ...counts, id: newId(), batch_id: batchId });
  insert("self_audits", "shop", {
    id: newId(),
    asked_at: now,
    ran_at: now,
    checks_version: 1,
    result: JSON.stringify({ pages: 52, outcomes: [] }),
    signed_at: now,
    signer: "Ramesh Shah",
    firm: "Example Oil Mills",
    firm_address: "Surat",
  });
  seed({ insert, raw } as Marking, now);
  const till = tills({ insert, raw } as Marking, ownerId, now);
  const breach = insert("breaches", "shop", {
    id: newId(),
    noticed_at: now,
    kinds: "names",
    ...times,
  });
  raw
    .prepare("INSERT INTO breach_words VALUES (?, 'en', 'a', 'b', 'c', 'd', 'e', 'f')")
    .run(breach.id);
  insert("breach_persons", "shop", { breach_id: breach.id ?? "", language: "en", created_at: now });
  return {
    batch: batchId,
    list: list.id,
    plan: String(plan.id),
    breach: String(breach.id),
    till,
    pack,
  };
}

/** A return that was handed in, with what it said, which was taken back, and put off; and a month that was locked. */
function duties({ insert }: Pick<Marking, "insert">, now: number) {
  const of = { duty: "gstr-1", period: "2026-11", day: dayOf(now) };
  const file = "as it was handed in";
  const returned = insert("duties_done", "shop", {
    ...of,
    id: newId(),
    file_type: "application/pdf",
    file_bytes: file.length,
    file,
    created_at: now,
    taken_back_at: now,
  });
  insert("duty_days", "shop", of);
  insert("returns_filed", "shop", {
    done_id: returned.id ?? "",
    file: JSON.stringify({ b2b: "zq as filed" }),
    is_kept: 1,
    created_at: now,
  });
  // The month whose end is shown by itself: locked, and opened again.
  const month = monthOf(startOfDay(now) - Number(dayOf(now).slice(8)) * day);
  insert("locked_months", "shop", { id: newId(), month, locked_at: now, unlocked_at: now });
}

/** A proof that buyers could not open, of a claim that was decided anew. */
function claims({ insert }: Pick<Marking, "insert">, now: number) {
  const file = "as it was handed in";
  insert("claims", "shop", {
    id: newId(),
    claim: "certificate",
    way: "with proof",
    until: dayOf(now),
    file_type: "application/pdf",
    file_bytes: file.length,
    file,
    created_at: now,
    replaced_at: now,
  });
}

/** A day of the till that is signed, and one that is open and of which something was paid. */
function tills({ insert, raw }: Marking, ownerId: string, now: number) {
  const [today, yesterday] = [dayOf(now), dayOf(now - day)];
  insert("till_days", "shop", {
    day: today,
    opening_paise: 100_000,
    opened_at: now,
    expected_paise: 100_000,
    counted_paise: 99_000,
    signed_rows: "[]",
    signed_at: now,
    reopened_at: now,
  });
  raw
    .prepare("INSERT INTO till_days (day, opening_paise, opened_by, opened_at) VALUES (?, 0, ?, ?)")
    .run(yesterday, ownerId, now);
  insert("money_paid_out", "shop", {
    id: newId(),
    day: yesterday,
    amount_paise: 45_000,
    way: "till",
    spent_on: "other",
    created_at: now,
  });
  return [today, yesterday];
}

/** Seed in the mill that was paid for. */
function seed({ insert, raw }: Marking, now: number) {
  const entry = newId();
  const place = newId();
  const ofLot = { stuff: "lot", crop: "groundnut" };
  raw.exec("begin");
  insert("mill_places", "shop", {
    id: place,
    kind: "lot",
    crop: "groundnut",
    name: "S-1",
    created_at: now,
  });
  const move = { ...ofLot, entry_id: entry };
  const inLot = { account: "store", place_id: place, grams: 5000 };
  insert("mill_moves", "shop", { ...move, ...inLot, id: newId() });
  insert("mill_moves", "shop", { ...move, account: "bought", grams: -5000, id: newId() });
  insert("mill_entries", "shop", { id: entry, kind: "seed", day: dayOf(now), created_at: now });
  raw.exec("commit");
  insert("mill_bills", "shop", { entry_id: entry, amount_paise: 45_000, updated_at: now });
}
