import { closeDatabase } from "~/db/connection.server";
import { guestOrders } from "./couponing";

// Run on its own by processes.drill.ts: 25 guests who order with one coupon at once. Prints how many got it.
const { PRODUCT = "", CODE = "" } = process.env;
const tries = await Promise.all(
  Array.from({ length: 25 }, () => guestOrders(PRODUCT, CODE, { seen: { goodsPaise: 135_000 } })),
);
process.stdout.write(`${tries.filter(({ placed }) => placed.order).length}\n`);
await closeDatabase();
