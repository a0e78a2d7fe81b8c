import { seededShop } from "../storm/seeded";

/** Before all journeys: makes the demo shop that each test with a shop of its own gets a copy of. */
export default async function seedOnce(): Promise<void> {
  await seededShop(process.env.SEEDED_SHOP ?? "");
}
