import { newId, newToken } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { hashOf } from "~/people/accounts/token-hash.server";
import { stopToken } from "~/people/consent/stop-link.server";
import type { Marking } from "./mark";
import type { Person } from "./person";

/** What came of their orders, and what they wrote: everything that hangs on a buyer besides orders. */
export function dealingsOf(
  { insert, raw, note }: Marking,
  whose: "member" | "buyer",
  person: Person,
) {
  const { userId, home, open, pack, now } = person;
  const times = { created_at: now, updated_at: now };
  const ofOrder = { order_id: home.id, created_at: now };
  const [reviewToken, stopReviews, alertToken] = [newToken(), newToken(), newToken()];
  for (const token of [reviewToken, stopReviews, alertToken]) note("link.token", whose, token);
  const review = insert("reviews", whose, {
    id: newId(),
    order_id: home.id,
    product_id: pack.id,
    oil: pack.id,
    stars: 4,
    answered_at: now,
    ...times,
  });
  insert("review_requests", whose, {
    order_id: home.id,
    token_hash: hashOf(reviewToken),
    stop_hash: hashOf(stopReviews),
    sent_at: now,
  });
  insert("review_stops", whose, { created_at: now });
  insert("stock_alerts", whose, {
    id: newId(),
    product_id: pack.id,
    token_hash: hashOf(alertToken),
    created_at: now,
  });
  insert("stock_holds", whose, {
    cart_id: newId(),
    product_id: pack.id,
    order_id: open.id,
    packs: 1,
    until: now + day,
    created_at: now,
  });
  insert("order_parcels", whose, { id: newId(), ...ofOrder, shipped_at: now });
  insert("order_returns", whose, {
    id: newId(),
    ...ofOrder,
    lines: "[]",
    is_resold: 0,
    actor: "admin",
    returned_at: now,
  });
  const requested = insert("return_requests", whose, {
    id: newId(),
    ...ofOrder,
    number: `${home.number}-R1`,
    reason: "broken",
    wish: "money",
    updated_at: now,
  });
  insert("return_photos", whose, {
    id: newId(),
    request_id: requested.id ?? "",
    position: 0,
    created_at: now,
  });
  raw
    .prepare("INSERT INTO return_request_lines (request_id, position, quantity) VALUES (?, 0, 1)")
    .run(requested.id);
  const asked = newId();
  raw
    .prepare(
      "INSERT INTO payment_orders (id, order_id, amount_paise, created_at) VALUES (?, ?, ?, ?)",
    )
    .run(asked, home.id, 145_000, now);
  const payment = insert("payments", whose, {
    id: `pay_${newId()}`,
    payment_order_id: asked,
    paid_order_id: home.id,
    amount_paise: 145_000,
    currency: "INR",
    status: "captured",
    review: "amount",
    ...times,
  });
  const payout = insert("payouts", whose, {
    id: `setl_${newId()}`,
    status: "processed",
    amount_paise: 144_000,
    fee_paise: 0,
    tax_paise: 0,
    paid_at: now,
    read_at: now,
    ...times,
  });
  insert("payout_parts", whose, {
    entity_id: `adj_${newId()}`,
    payout_id: payout.id ?? "",
    kind: "adjustment",
    amount_paise: 1000,
    credit_paise: 0,
    debit_paise: 1000,
    fee_paise: 0,
    tax_paise: 0,
    payment_id: payment.id ?? "",
    made_at: now,
    created_at: now,
  });
  const dispute = insert("disputes", whose, {
    id: `disp_${newId()}`,
    payment_id: payment.id ?? "",
    amount_paise: 145_000,
    currency: "INR",
    phase: "chargeback",
    state: "open",
    state_at: now,
    respond_by: now + day,
    raised_at: now,
    told_at: now,
    ...times,
  });
  insert("dispute_moves", whose, {
    id: newId(),
    dispute_id: dispute.id ?? "",
    kind: "held",
    amount_paise: 145_000,
    source: "told",
    moved_at: now,
    created_at: now,
  });
  const courierFile = insert("courier_files", whose, {
    id: newId(),
    courier: "Delhivery",
    fingerprint: newId(),
    taken_back_at: now,
    created_at: now,
  });
  insert("courier_file_rows", whose, {
    file_id: courierFile.id ?? "",
    line: 2,
    outcome: "unknown",
    collected_paise: 1000,
    charges_paise: 0,
    noted_paise: 0,
  });
  insert("courier_file_waiting", whose, {
    file_id: courierFile.id ?? "",
    line: 3,
    outcome: "whole",
    order_id: home.id,
    collected_paise: 1000,
    charges_paise: 0,
    noted_paise: 1000,
  });
  insert("refunds", whose, {
    id: newId(),
    idempotency_key: newId(),
    order_id: home.id,
    actor: "shop",
    amount_paise: 1000,
    status: "processed",
    processed_at: now,
    ...times,
  });
  const event = insert("webhook_events", whose, {
    id: newId(),
    event: "payment.captured",
    status: "done",
    provider_order_id: asked,
    created_at: now,
  });
  const mail = insert("mails", whose, {
    id: newId(),
    key: newId(),
    kind: "order-paid",
    order_id: home.id,
    next_try_at: now,
    created_at: now,
  });
  const [enquiry] = ["bulk", "contact"].map((kind) =>
    insert("enquiries", whose, { id: newId(), kind, created_at: now }),
  );
  const grievance = insert("grievances", whose, {
    id: newId(),
    year: "2627",
    serial: Number(home.number.slice(3)),
    number: `G-2627-${home.number.slice(3)}`,
    user_id: userId,
    kind: "goods",
    language: "en",
    order_number: home.number,
    due_at: now + day,
    created_at: now,
  });
  insert("grievance_photos", whose, {
    id: newId(),
    grievance_id: grievance.id ?? "",
    position: 0,
    created_at: now,
  });
  insert("grievance_answers", whose, {
    id: newId(),
    grievance_id: grievance.id ?? "",
    settles: 0,
    actor_name: "Ramesh Shah",
    created_at: now,
  });
  const quote = insert("quotes", whose, {
    id: newId(),
    serial: Number(home.number.slice(3)),
    number: `Q-${home.number.slice(3)}`,
    user_id: userId,
    ship_state: "24",
    ship_pin: "395007",
    delivery_way: "van",
    valid_until: now + 9 * day,
    sent_at: now,
    actor_id: "admin",
    ...times,
  });
  insert("quote_lines", whose, {
    quote_id: quote.id ?? "",
    position: 0,
    product_id: pack.id,
    quantity: 1,
    unit_price_paise: 145_000,
  });
  const consent = insert("consents", whose, {
    id: newId(),
    purpose: "marketing",
    user_id: userId,
    order_id: home.id,
    notice_version: "2026-11-25",
    language: "en",
    door: "checkout",
    given_at: now,
  });
  insert("coupon_uses", whose, {
    order_id: open.id,
    coupon_id: String(raw.prepare("SELECT id FROM coupons LIMIT 1").pluck().get()),
    user_id: userId,
    created_at: now,
  });
  insert("guest_emails", whose, { created_at: now });
  return {
    quote: String(quote.number),
    quoteToken: String(quote.token),
    grievance: String(grievance.number),
    grievanceToken: String(grievance.token),
    requested: String(requested.number),
    event: String(event.id),
    payout: String(payout.id),
    dispute: String(dispute.id),
    courierFile: String(courierFile.id),
    mail: String(mail.id),
    enquiry: String(enquiry?.id),
    review: String(review.id),
    reviewToken,
    stopReviews,
    alertToken,
    stopNews: stopToken(String(consent.id)),
  };
}
