import { closeDatabase } from "~/base/db/connection.server";
import { guestOrders } from "./couponing";

// Run on its own by processes.drill.ts: 25 guests who order with one coupon at once. Prints how many got it.
const { PRODUCT = "", CODE = "", AREA = "" } = process.env;
/** Nobody has the mobile of somebody in the other process: whoever begins another order gives back the use of the one before. */
const buyer = (person: number) => ({
  id: null,
  name: "Meena",
  email: "",
  phone: `98${AREA} ${String(person).padStart(6, "0")}`,
  address: "1 Ring Road, Surat",
});
const seen = { goodsPaise: 135_000 };
const tries = await Promise.all(
  Array.from({ length: 25 }, (_, person) =>
    guestOrders(PRODUCT, CODE, { buyer: buyer(person), seen }),
  ),
);
process.stdout.write(`${tries.filter(({ placed }) => placed.order).length}\n`);
await closeDatabase();
