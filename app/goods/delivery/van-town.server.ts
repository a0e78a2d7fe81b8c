import { db } from "~/base/db/connection.server";
import { zonesOfPin } from "./zone-prices.server";

/** The town that the owner wrote beside the own van's zone of this PIN (six digits); null: no van goes there, or none is written. */
export const vanTown = (pin: string): string | null =>
  zonesOfPin(db, pin).find(
    ({ carrier, isOffered, isNamed }) => carrier === "van" && isOffered && isNamed,
  )?.town ?? null;
