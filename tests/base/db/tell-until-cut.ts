import { writeSync } from "node:fs";
import { closeDatabase } from "~/base/db/connection.server";
import { storeContact } from "~/sales/enquiries/enquiries.server";

// Run on its own by power-cut.drill.ts: stores so many messages, eight at a time, and says of each that it is stored.
const count = Number(process.argv.at(-1));
const message = "Do you press on Sundays? ".repeat(60);
let next = 0;

async function tellOn(): Promise<void> {
  while (next < count) {
    const name = `Visitor ${next++}`;
    const contact = { email: "visitor@example.com", phone: "98250 12345", area: "Surat" };
    await storeContact({ name, ...contact, message });
    writeSync(1, `${name}\n`);
  }
}
await Promise.all(Array.from({ length: 8 }, tellOn));
await closeDatabase();
