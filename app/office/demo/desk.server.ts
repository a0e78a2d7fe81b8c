import { write } from "~/base/db/connection.server";
import { changeDutySettings, dutySettings } from "~/office/duties/duty-settings.server";
import { changePressSettings, pressSettings } from "~/office/press-plan/press-settings.server";
import type { Actor } from "~/upkeep/audit/record.server";

/** Festivals before which people in Surat buy oil: Uttarayan, Holi, the first day of Navratri, Diwali. As `festivalsIn` reads them. */
const demoFestivals = [
  "2025-01-14 Uttarayan",
  "2025-03-14 Holi",
  "2025-09-22 Navratri",
  "2025-10-20 Diwali",
  "2026-01-14 Uttarayan",
  "2026-03-04 Holi",
  "2026-10-11 Navratri",
  "2026-11-08 Diwali",
  "2027-01-14 Uttarayan",
  "2027-03-22 Holi",
  "2027-09-30 Navratri",
  "2027-10-29 Diwali",
].join("\n");

/** What the owner says at the desk: a mill that files every month, and the festivals. */
export async function seedDesk(owner: Actor): Promise<void> {
  await write((tx) => changeDutySettings(tx, dutySettings(tx), owner));
  await changePressSettings({ ...pressSettings(), festivals: demoFestivals }, owner);
}
