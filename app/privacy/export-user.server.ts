import { eq, inArray, sql } from "drizzle-orm";
import { emailKey } from "~/accounts/email-key";
import { recordChange } from "~/audit/record.server";
import { db, write } from "~/db/connection.server";
import {
  apiTokens,
  cartLines,
  carts,
  enquiries,
  invoices,
  knownNetworks,
  mails,
  orderLines,
  orders,
  sessions,
} from "~/db/schema";
import { operator } from "./operator";
import { forIds, personBy } from "./person.server";

/**
 * All that the shop knows of the person with this e-mail, as plain data: profile, orders with their lines, invoices,
 * enquiries, mails, cart, signed-in devices, networks of logins. Never a hash or a token. Null when it knows nothing. That it was given out is
 * written down, without the data.
 */
export async function exportUser(email: string) {
  const person = personBy(db, emailKey(email));
  const { user, orderIds } = person;
  const wroteIn = db
    .select()
    .from(enquiries)
    .where(eq(sql`lower(trim(${enquiries.email}))`, person.email))
    .all();
  const gotMail = db
    .select({
      kind: mails.kind,
      subject: mails.subject,
      text: mails.text,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(eq(sql`lower(${mails.recipient})`, person.email))
    .all();
  if (!user && wroteIn.length === 0 && gotMail.length === 0) return null;

  const subject = { id: user?.id ?? "no-account", name: "A person's data" };
  await write((tx) => recordChange(tx, { actor: operator, action: "user.export", subject }));
  return {
    profile: user && {
      id: user.id,
      name: user.name,
      email: user.email,
      phone: user.phone,
      address: user.address,
      role: user.role,
      termsAcceptedAt: user.termsAcceptedAt,
      createdAt: user.createdAt,
      updatedAt: user.updatedAt,
    },
    orders: forIds(orderIds, (some) =>
      db.select().from(orders).where(inArray(orders.id, some)).all(),
    ).map(
      // The link that opens an order without signing in, and what belongs to the shop's own bookkeeping.
      ({ token: _t, cartId: _c, cartRound: _r, cartHash: _h, ...order }) => order,
    ),
    orderLines: forIds(orderIds, (some) =>
      db.select().from(orderLines).where(inArray(orderLines.orderId, some)).all(),
    ),
    invoices: forIds(orderIds, (some) =>
      db.select().from(invoices).where(inArray(invoices.orderId, some)).all(),
    ).map(({ content, ...invoice }) => ({ ...invoice, content: JSON.parse(content) as unknown })),
    enquiries: wroteIn,
    mails: gotMail,
    cart: user ? cartOf(user.id) : [],
    devices: user ? devicesOf(user.id) : [],
    loginNetworks: user ? networksOf(user.id) : [],
  };
}

function cartOf(userId: string) {
  return db
    .select({ name: cartLines.name, quantity: cartLines.quantity, createdAt: cartLines.createdAt })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(eq(carts.userId, userId))
    .all();
}

/** The networks themselves are not known, only that they can be recognised. */
function networksOf(userId: string) {
  return db
    .select({ lastLoginAt: knownNetworks.lastLoginAt, expiresAt: knownNetworks.expiresAt })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, userId))
    .all();
}

function devicesOf(userId: string) {
  const [inBrowsers, inPrograms] = [sessions, apiTokens].map((table) =>
    db
      .select({
        device: table.device,
        lastUsedAt: table.lastUsedAt,
        createdAt: table.createdAt,
        expiresAt: table.expiresAt,
      })
      .from(table)
      .where(eq(table.userId, userId))
      .all(),
  );
  return [...(inBrowsers ?? []), ...(inPrograms ?? [])];
}
