import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/audit/record.server";
import { db, type Reader, write } from "~/db/connection.server";
import { settings } from "~/db/schema";

const key = "checkout.guests";

/** Whether one can order without an account: yes, until an admin switches it off. */
export function guestsMayOrder(from: Reader = db): boolean {
  const row = from
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key))
    .get();
  return row?.value !== "off";
}

/** Stores whether guests may order. */
export async function letGuestsOrder(isOn: boolean, actor: Actor): Promise<void> {
  await write((tx) => {
    const before = guestsMayOrder(tx);
    if (before === isOn) return;
    const value = isOn ? "on" : "off";
    const now = Date.now();
    tx.insert(settings)
      .values({ key, value, updatedAt: now })
      .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: now } })
      .run();
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "checkout", name: "checkout" },
      before: { guests: before },
      after: { guests: isOn },
    });
  });
}
