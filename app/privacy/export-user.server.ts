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
 * All personal data stored for this e-mail: profile, orders with their lines, invoices, enquiries, mails, cart, signed-in
 * devices, login networks. No hashes, no tokens. Null if there is none. Writes an audit entry without the data.
 */
export async function exportUser(email: string) {
  const person = personBy(db, emailKey(email));
  const { user, orderIds } = person;
  const writtenEnquiries = db
    .select()
    .from(enquiries)
    .where(eq(sql`lower(trim(${enquiries.email}))`, person.email))
    .all();
  const receivedMails = db
    .select({
      kind: mails.kind,
      subject: mails.subject,
      text: mails.text,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(eq(sql`lower(${mails.recipient})`, person.email))
    .all();
  if (!user && writtenEnquiries.length === 0 && receivedMails.length === 0) return null;

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
      // Leaves out the token of the guest link and internal bookkeeping.
      ({ token: _t, cartId: _c, cartRound: _r, fingerprint: _h, ...order }) => order,
    ),
    orderLines: forIds(orderIds, (some) =>
      db.select().from(orderLines).where(inArray(orderLines.orderId, some)).all(),
    ),
    invoices: forIds(orderIds, (some) =>
      db.select().from(invoices).where(inArray(invoices.orderId, some)).all(),
    ).map(({ content, ...invoice }) => ({ ...invoice, content: JSON.parse(content) as unknown })),
    enquiries: writtenEnquiries,
    mails: receivedMails,
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

/** Only times: the networks themselves are stored as hashes. */
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
