import { newId, newToken } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { product } from "../../shelf";
import type { Marking } from "./mark";

/** Orders in the states that screens show, newest last: to pay, to pack, delivered. */
const states = [
  { status: "Not Process", payment_status: "pending", payment_method: "transfer" },
  { status: "Not Process", payment_status: "pending", payment_method: "on-delivery" },
  { status: "Processing", payment_status: "paid", payment_method: "online" },
  { status: "cancel", payment_status: "paid", payment_method: "transfer", cancel_reason: "shop" },
  { status: "Not Process", payment_status: "unpaid", payment_method: "online" },
  { status: "deliverd", payment_status: "paid", payment_method: "online" },
] as const;

let serial = 0;

/** Rows of an account or of a guest: all that the shop can know of one buyer, each value its own. */
export async function personIn(marked: Marking, whose: "member" | "buyer") {
  const { insert } = marked;
  const now = Date.now();
  const times = { created_at: now, updated_at: now };
  const userId = whose === "member" ? newId() : null;
  const pack = await product();
  if (userId) account(marked, whose, userId, pack);

  const coupon = insert("coupons", whose, { id: newId(), kind: "amount", value: 100, ...times });
  const khata = insert("khatas", whose, { id: newId(), user_id: null, created_at: now });
  insert("khata_openings", whose, {
    id: newId(),
    khata_id: khata.id ?? "",
    amount_paise: 70_000,
    since: now,
    takes_back: null,
    created_at: now,
  });
  insert("write_offs", whose, {
    id: newId(),
    order_id: null,
    khata_id: khata.id ?? "",
    amount_paise: 20_000,
    created_at: now,
  });
  const orders = states.map((state) => {
    serial += 1;
    const isHome = state.status === "deliverd";
    const order = insert("orders", whose, {
      id: newId(),
      serial,
      number: `PR-${String(serial).padStart(6, "0")}`,
      user_id: userId,
      cart_id: newToken(),
      cart_round: 1,
      ship_state: "24",
      ship_pin: "395007",
      delivery_way: "courier",
      goods_paise: 145_000,
      total_paise: 145_000,
      coupon_id: String(coupon.id),
      paid_at: state.payment_status === "paid" ? now : null,
      delivered_at: isHome ? now - day : null,
      shipped_at: isHome ? now - 2 * day : null,
      ...(state.status === "cancel" ? { kept_at: now } : { kept_reason: "" }),
      ...state,
      ...times,
    });
    if (state.payment_status === "paid" && state.payment_method === "transfer")
      insert("money_received", whose, {
        id: `money-of-${order.number}`,
        receipt_id: newId(),
        order_id: order.id ?? "",
        amount_paise: 145_000,
        khata_id: null,
        way: "upi",
        came_at: now,
        takes_back: null,
        created_at: now,
      });
    insert("order_lines", whose, {
      order_id: order.id ?? "",
      position: 0,
      product_id: pack.id,
      category_id: pack.category.id,
      slug: pack.slug,
      volume_ml: 5000,
      shipping: 1,
      unit_price_paise: 145_000,
      quantity: 1,
    });
    insert("packed_scans", whose, {
      order_id: order.id ?? "",
      product_id: pack.id,
      packs: 1,
      created_at: now,
    });
    insert("order_events", whose, {
      id: newId(),
      order_id: order.id ?? "",
      actor: "shop",
      kind: "paid",
      created_at: now,
    });
    return { id: String(order.id), number: String(order.number), token: String(order.token) };
  });
  const [open] = orders;
  const home = orders.at(-1);
  if (!open || !home) throw new Error("No orders");
  return { userId, orders, home, open, pack, now, khata: String(khata.id) };
}

export type Person = Awaited<ReturnType<typeof personIn>>;

function account(
  { insert, note }: Marking,
  whose: string,
  userId: string,
  pack: { id: string },
): void {
  const now = Date.now();
  const times = { created_at: now, updated_at: now };
  const ofUser = { user_id: userId, created_at: now };
  insert("users", whose, { id: userId, email_proved_at: now, terms_accepted_at: now, ...times });
  insert("sessions", whose, { ...ofUser, expires_at: now + day });
  insert("api_tokens", whose, { ...ofUser, expires_at: now + day });
  insert("two_factor", whose, { ...ofUser });
  insert("recovery_codes", whose, ofUser);
  insert("known_networks", whose, { user_id: userId, last_login_at: now, expires_at: now + day });
  insert("addresses", whose, {
    id: newId(),
    ...ofUser,
    state: "24",
    pin: "395007",
    is_usual: 1,
    updated_at: now,
  });
  insert("push_devices", whose, { id: newId(), ...ofUser, last_notice_at: now });
  insert("trade_accounts", whose, { ...ofUser, updated_at: now });
  const cart = insert("carts", whose, { id: newToken(), ...ofUser, updated_at: now });
  insert("cart_lines", whose, {
    id: newId(),
    cart_id: cart.id ?? "",
    product_id: pack.id,
    created_at: now,
  });
  note("audit_log.changes", whose, "zqchangedx");
  insert("audit_log", whose, {
    id: newId(),
    actor_id: userId,
    actor_name: "Ramesh Shah",
    action: "user.profile",
    subject_id: userId,
    changes: JSON.stringify({ address: ["", "zqchangedx"] }),
    created_at: now,
  });
}
