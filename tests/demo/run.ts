import { seededShop } from "../storm/seeded";

// Makes the demo shop that tests and journeys share, in SEEDED_SHOP.
const folder = process.env.SEEDED_SHOP;
if (!folder) throw new Error("SEEDED_SHOP has to name a folder.");
await seededShop(folder);
