import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { asksTwoFactor } from "../two-factor/two-factor.server";
import { isStaff, type Member } from "../member";

const key = "staff.secondStep";

/** Where two-factor sign-in is set up. */
export const twoFactorPath = "/dashboard/admin/two-steps";

/** Whether the owner demands two-factor sign-in of everybody who works in the admin area, the owner included. */
export function demandsTwoFactor(from: Reader = db): boolean {
  return storedSettings(from).get(key) === "yes";
}

/** Whether this person has to set up two-factor sign-in before anything else of the admin area. */
export function lacksTwoFactor(person: Member & { id: string }): boolean {
  return isStaff(person) && demandsTwoFactor() && !asksTwoFactor(person.id);
}

/**
 * Demands two-factor sign-in of all staff, or no longer. Holds from everybody's next request. False, and nothing is changed, if
 * the actor has none: it would lock out the actor.
 */
export async function demandTwoFactor(demanded: boolean, actor: Actor): Promise<boolean> {
  if (demanded && !asksTwoFactor(actor.id)) return false;
  await write((tx) => {
    const before = demandsTwoFactor(tx);
    if (before === demanded) return;
    storeSettings(tx, { [key]: demanded ? "yes" : "no" });
    recordChange(tx, {
      actor,
      action: "staff.second-step",
      subject: { id: "staff", name: "all staff" },
      before: { demanded: before },
      after: { demanded },
    });
  });
  return true;
}
