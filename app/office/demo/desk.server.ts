import { write } from "~/base/db/connection.server";
import { changeDutySettings, dutySettings } from "~/office/duties/duty-settings.server";
import { changePressSettings, pressSettings } from "~/office/press-plan/press-settings.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { demoFestivals } from "./festivals";

/** What the owner says at the desk: a mill that files every month, and the festivals. */
export async function seedDesk(owner: Actor): Promise<void> {
  await write((tx) => changeDutySettings(tx, dutySettings(tx), owner));
  await changePressSettings({ ...pressSettings(), festivals: demoFestivals }, owner);
}
