import Database from "better-sqlite3";
import { databaseFile } from "~/base/db/database-file.server";
import { newId } from "~/base/lib/ids.server";
import { personal } from "./columns";

type Row = Record<string, string | number | null>;

/** Values of a certain form; all other texts of a person are a mark that stands nowhere else. */
const formed: Record<string, string> = {
  "invoices.content": "{}",
  "vouchers.content": "{}",
  "audit_log.changes": "{}",
};

/**
 * Fills every column that tells of a person, in every table, with a mark of its own, and returns the marks by `table.column`. An
 * account has one order; a guest has one with the e-mail and, by the same mobile number, one without.
 */
export function fill({ email, isGuest }: { email: string; isGuest: boolean }): Map<string, string> {
  const raw = new Database(databaseFile);
  raw.pragma("foreign_keys = ON");
  const marks = new Map<string, string>();
  const now = Date.now();
  const times = { created_at: now };
  const [userId, orderId, cartId] = [isGuest ? null : newId(), newId(), `mark-${newId()}`];

  /** Inserts a row; what is not given and belongs to a person gets a mark. */
  function insert(table: string, given: Row): void {
    const row: Row = { ...given };
    for (const [column, fate] of Object.entries(personal[table] ?? {})) {
      if (fate === "kept") continue;
      const mark = row[column] === undefined ? `mark-${newId()}` : String(row[column]);
      const form = formed[`${table}.${column}`];
      row[column] ??= form === undefined ? mark : JSON.stringify({ mark: ["", mark] });
      marks.set(`${table}.${column}`, mark);
    }
    const columns = Object.keys(row);
    raw
      .prepare(
        `INSERT INTO "${table}" (${columns.join(", ")}) VALUES (${columns.map((name) => `@${name}`).join(", ")})`,
      )
      .run(row);
  }

  if (userId) {
    const ofUser = { user_id: userId, ...times };
    insert("users", { id: userId, email, ...times, updated_at: now });
    insert("sessions", { ...ofUser, expires_at: now });
    insert("api_tokens", { ...ofUser, expires_at: now });
    insert("two_factor", ofUser);
    insert("recovery_codes", ofUser);
    insert("known_networks", { user_id: userId, last_login_at: now, expires_at: now });
    insert("addresses", { id: newId(), ...ofUser, updated_at: now });
    insert("push_devices", {
      id: newId(),
      ...ofUser,
      endpoint: `https://push.example/mark-${newId()}`,
      last_notice_at: now,
    });
    insert("trade_accounts", { ...ofUser, updated_at: now });
    insert("carts", { id: cartId, ...ofUser, updated_at: now });
    insert("cart_lines", { id: newId(), cart_id: cartId, ...times });
  }
  const couponId = newId();
  raw
    .prepare(
      "INSERT INTO coupons (id, code, kind, value, created_at, updated_at) VALUES (?, ?, 'amount', 100, ?, ?)",
    )
    .run(couponId, couponId, now, now);

  let serial = Number(raw.prepare("SELECT coalesce(max(serial), 0) FROM orders").pluck().get());
  const insertOrder = (given: Row) =>
    insert("orders", {
      serial: (serial += 1),
      number: `PR-${serial}`,
      token: newId(),
      user_id: userId,
      cart_id: newId(),
      cart_round: 1,
      status: "deliverd",
      payment_status: "paid",
      paid_at: now,
      goods_paise: 1000,
      total_paise: 1000,
      ...times,
      updated_at: now,
      ...given,
    });
  const phone = `mark-${newId()}`;
  insertOrder({ id: newId(), user_id: null, buyer_phone: phone, buyer_email: email });
  insertOrder({ id: orderId, buyer_phone: phone, buyer_email: isGuest ? "" : email });
  if (isGuest) marks.set("orders.buyer_email", email);
  insert("order_lines", {
    order_id: orderId,
    position: 0,
    product_id: newId(),
    category_id: newId(),
    slug: "tin",
    volume_ml: 1000,
    shipping: 1,
    unit_price_paise: 1000,
    quantity: 1,
  });
  const productId = newProduct(raw, now);
  const quoteId = newId();
  insert("quotes", {
    id: quoteId,
    serial,
    number: `Q-${serial}`,
    token: newId(),
    user_id: userId,
    email,
    delivery_way: "van",
    valid_until: now,
    actor_id: "admin",
    ...times,
    updated_at: now,
  });
  insert("quote_lines", {
    quote_id: quoteId,
    position: 0,
    product_id: productId,
    quantity: 1,
    unit_price_paise: 1000,
  });
  insert("reviews", {
    id: newId(),
    order_id: orderId,
    product_id: productId,
    oil: productId,
    stars: 4,
    ...times,
    updated_at: now,
  });
  insert("review_requests", { order_id: orderId, sent_at: now });
  insert("review_stops", { email, ...times });
  insert("stock_alerts", { id: newId(), product_id: productId, email, ...times });
  insert("stock_holds", {
    cart_id: newId(),
    product_id: productId,
    order_id: orderId,
    packs: 1,
    until: now + 1,
    ...times,
  });
  insert("order_parcels", { id: newId(), order_id: orderId, shipped_at: now, ...times });
  insert("order_returns", {
    id: newId(),
    order_id: orderId,
    lines: "[]",
    is_resold: 0,
    actor: "admin",
    returned_at: now,
    ...times,
  });
  const moneyId = newId();
  insert("money_received", {
    id: moneyId,
    receipt_id: newId(),
    order_id: orderId,
    khata_id: null,
    amount_paise: 1000,
    way: "upi",
    came_at: now,
    noted_by: "shop",
    takes_back: null,
    payment_id: null,
    refund_id: null,
    ...times,
  });
  insert("vouchers", {
    id: newId(),
    series: "RV",
    year: "2627",
    serial,
    number: `RV2627-${serial}`,
    order_id: orderId,
    money_id: moneyId,
    total_paise: 1000,
    ...times,
  });
  const requestId = newId();
  insert("return_requests", {
    id: requestId,
    order_id: orderId,
    number: `PR-${serial}-R1`,
    reason: "broken",
    wish: "money",
    ...times,
    updated_at: now,
  });
  insert("return_request_lines", { request_id: requestId, position: 0, quantity: 1 });
  insert("return_photos", { id: newId(), request_id: requestId, position: 0, ...times });
  const khataId = newId();
  insert("khatas", { id: khataId, user_id: null, mobile: phone, ...times });
  const opening = { khata_id: khataId, since: now, noted_by: "shop", ...times };
  const openingId = newId();
  insert("khata_openings", { ...opening, id: openingId, amount_paise: 1000, takes_back: null });
  // Nothing is left of it, or nobody could be erased.
  insert("khata_openings", { ...opening, id: newId(), amount_paise: -1000, takes_back: openingId });
  insert("write_offs", {
    id: newId(),
    order_id: orderId,
    khata_id: null,
    amount_paise: 500,
    noted_by: "shop",
    ...times,
  });
  const courierFile = newId();
  insert("courier_files", {
    id: courierFile,
    courier: "Delhivery",
    fingerprint: newId(),
    noted_by: "shop",
    taken_back_at: null,
    taken_back_by: null,
    taken_back_for: null,
    ...times,
  });
  insert("courier_file_rows", {
    file_id: courierFile,
    line: 2,
    outcome: "unknown",
    order_id: orderId,
    collected_paise: 1000,
    charges_paise: 0,
    noted_paise: 0,
  });
  insert("courier_file_waiting", {
    file_id: courierFile,
    line: 3,
    outcome: "whole",
    order_id: orderId,
    collected_paise: 1000,
    charges_paise: 0,
    noted_paise: 1000,
    receipt_id: newId(),
  });
  insert("customer_notes", { phone, written_by: "Ramesh", updated_at: now });
  insert("order_events", { id: newId(), order_id: orderId, actor: "shop", kind: "paid", ...times });
  insert("coupon_uses", { order_id: orderId, coupon_id: couponId, user_id: userId, ...times });
  const asked = newId();
  const paid = { amount_paise: 1000, ...times };
  insert("payment_orders", { id: asked, order_id: orderId, ...paid });
  const payment = newId();
  insert("payments", {
    id: payment,
    payment_order_id: asked,
    paid_order_id: orderId,
    currency: "INR",
    status: "captured",
    ...paid,
    updated_at: now,
  });
  const payout = newId();
  insert("payouts", { id: payout, status: "processed", paid_at: now, ...times, updated_at: now });
  insert("payout_parts", {
    entity_id: payment,
    payout_id: payout,
    kind: "payment",
    amount_paise: 1000,
    credit_paise: 1000,
    debit_paise: 0,
    fee_paise: 0,
    tax_paise: 0,
    payment_id: payment,
    made_at: now,
    ...times,
  });
  const dispute = `disp_${newId()}`;
  insert("disputes", {
    id: dispute,
    payment_id: payment,
    amount_paise: 1000,
    currency: "INR",
    phase: "chargeback",
    state: "won",
    state_at: now,
    raised_at: now,
    told_at: now,
    ...times,
    updated_at: now,
  });
  insert("dispute_moves", {
    id: newId(),
    dispute_id: dispute,
    kind: "held",
    amount_paise: 1000,
    source: "told",
    moved_at: now,
    ...times,
  });
  insert("refunds", {
    id: newId(),
    idempotency_key: newId(),
    order_id: orderId,
    actor: "shop",
    ...paid,
    updated_at: now,
  });
  insert("invoices", {
    id: newId(),
    series: "PR",
    year: "2627",
    serial,
    number: `PR2627-${serial}`,
    order_id: orderId,
    total_paise: 1000,
    tax_paise: 0,
    ...times,
  });
  insert("webhook_events", {
    id: newId(),
    event: "payment.captured",
    status: "done",
    provider_order_id: asked,
    ...times,
  });

  const breachId = newId();
  raw
    .prepare(
      "INSERT INTO breaches (id, title, noticed_at, kinds, contact, created_at, updated_at) VALUES (?, 'A', ?, '', '', ?, ?)",
    )
    .run(breachId, now, now, now);
  insert("breach_persons", { breach_id: breachId, email, language: "en", ...times });
  insert("mail_links", {
    kind: "claim",
    email,
    user_id: userId,
    order_id: orderId,
    ...times,
    expires_at: now,
  });
  insert("consents", {
    id: newId(),
    purpose: "marketing",
    email,
    user_id: userId,
    order_id: orderId,
    notice_version: "2026-11-25",
    notice_hash: "hash",
    language: "en",
    door: "checkout",
    given_at: now,
  });
  insert("guest_emails", { email, ...times });
  insert("enquiries", { id: newId(), kind: "bulk", email, ...times });
  const grievanceId = newId();
  insert("grievances", {
    id: grievanceId,
    year: "2627",
    serial,
    number: `G-2627-${serial}`,
    token: newId(),
    user_id: userId,
    kind: "goods",
    email,
    language: "en",
    acknowledged_at: now,
    settled_at: now,
    ...times,
  });
  insert("grievance_photos", { id: newId(), grievance_id: grievanceId, position: 0, ...times });
  insert("grievance_answers", {
    id: newId(),
    grievance_id: grievanceId,
    settles: 1,
    actor_name: "Ramesh",
    ...times,
  });
  insert("mails", {
    id: newId(),
    key: newId(),
    kind: "order-paid",
    recipient: email,
    next_try_at: now,
    ...times,
  });
  insert("audit_log", {
    id: newId(),
    actor_id: "admin",
    actor_name: "Ramesh",
    action: userId ? "user.profile" : "order.tracking",
    subject_id: userId ?? orderId,
    ...(userId ? {} : { subject_name: `PR-${serial}` }),
    ...times,
  });
  if (!userId) marks.delete("audit_log.subject_name");
  raw.close();
  return marks;
}

function newProduct(raw: Database.Database, now: number): string {
  const id = newId();
  raw
    .prepare(
      "INSERT INTO categories (id, name, slug, created_at, updated_at) VALUES (?, ?, ?, ?, ?)",
    )
    .run(id, id, id, now, now);
  raw
    .prepare(
      `INSERT INTO products (id, name, slug, description, search_text, price_paise, volume_ml, category_id, created_at, updated_at)
       VALUES (?, 'Oil', ?, '', 'oil', 1000, 1000, ?, ?, ?)`,
    )
    .run(id, id, id, now, now);
  return id;
}
