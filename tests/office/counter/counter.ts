import { eq } from "drizzle-orm";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import type { Desk } from "~/office/counter/desk.server";
import { db } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import type { Order } from "~/sales/orders/order.server";
import { action } from "~/routes/admin/counter/counter";
import { type Answer, posted } from "../../people/accounts/answers";
import { admin, cookieOf } from "../../cast";

let boss: Promise<{ viewer: Viewer; cookie: string }> | null = null;

/** The owner, signed in. */
export function owner() {
  boss ??= admin().then(async (viewer) => ({ viewer, cookie: await cookieOf(viewer) }));
  return boss;
}

const path = "/dashboard/admin/counter";

/** Presses a button of the counter, as the owner unless `cookie` is somebody else's. */
export async function press(form: Record<string, string>, cookie?: string): Promise<Answer> {
  return posted(action, path, form, { cookie: cookie ?? (await owner()).cookie });
}

/** The page that comes back. */
export function deskIn({ data }: Answer): Desk {
  if (!data || typeof data !== "object" || !("desk" in data)) throw new Error("No desk came back");
  return data.desk as Desk;
}

let people = 0;

/** A mobile number that nobody used before. */
export function newNumber(): string {
  people += 1;
  return `97250 ${String(people).padStart(5, "0")}`;
}

/** A form as the page of an unknown customer sends it; packs by product id. */
export function formFor(
  packs: Record<string, number>,
  more: Record<string, string> = {},
): Record<string, string> {
  const fields = Object.entries(packs).map(([id, count]) => [`packs.${id}`, String(count)]);
  return {
    idempotencyKey: newId(),
    phone: newNumber(),
    name: "Kanta Ben",
    way: "along",
    paid: "cash",
    ...Object.fromEntries(fields),
    ...more,
  };
}

/** Looks at the total, agrees to it and presses again. */
export async function write(form: Record<string, string>, cookie?: string): Promise<Answer> {
  const shown = await press(form, cookie);
  if (shown.location) throw new Error("Written down before the total was shown");
  const { price } = deskIn(shown);
  return press({ ...form, seen: String(price?.totalPaise ?? "") }, cookie);
}

/** The order that an answer leads to. */
export function orderIn({ location }: Answer): Order {
  const number = new URL(location ?? "", "http://x").searchParams.get("written") ?? "";
  const order = db.select().from(orders).where(eq(orders.number, number)).get();
  if (!order) throw new Error(`No order was written down: ${location}`);
  return order;
}

export const written = async (form: Record<string, string>, cookie?: string) =>
  orderIn(await write(form, cookie));
