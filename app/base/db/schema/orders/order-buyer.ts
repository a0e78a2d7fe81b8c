import { integer, text } from "drizzle-orm/sqlite-core";
import { customerOfOrder } from "./order-states";

/** Columns of an order: who buys, and whom the parcel goes to. Personal data: erased when the law lets go of it. */
export const orderBuyer = {
  buyerName: text("buyer_name").notNull(),
  /** Empty: a guest gave none. */
  buyerEmail: text("buyer_email").notNull(),
  buyerPhone: text("buyer_phone").notNull(),
  buyerAddress: text("buyer_address").notNull(),
  /** Delivery address in the fields that tax invoices and couriers need; null: only `buyerAddress` is known. */
  shipName: text("ship_name"),
  shipPhone: text("ship_phone"),
  shipLine: text("ship_line"),
  shipArea: text("ship_area"),
  shipCity: text("ship_city"),
  /** The state's two-digit GST code. */
  shipState: text("ship_state"),
  shipPin: text("ship_pin"),
  buyerGstin: text("buyer_gstin"),
  /** The name of the firm that the GSTIN belongs to. */
  buyerFirm: text("buyer_firm"),
  /** What goes to a buyer with a GSTIN is supplied in the firm's state, not where it goes: the rule when the order was placed. */
  placeByFirm: integer("place_by_firm", { mode: "boolean" }).notNull().default(false),
  /** The UPI reference (UTR) that the buyer typed: a claim, no proof. */
  claimedUtr: text("claimed_utr"),
  /** The network it was placed from, a keyed hash, for the limits of what unpaid orders hold; null: not limited. */
  network: text("network"),
  /** The key of its row in `customers`. */
  customer: text("customer").generatedAlwaysAs(customerOfOrder, { mode: "virtual" }),
};
