import { text } from "drizzle-orm/sqlite-core";
import { timestamp } from "../columns";

/** Columns of an order: what the owner wrote about it and said of it. */
export const orderNotes = {
  /** For the firm alone. */
  note: text("note").notNull().default(""),
  /** The buyer reads it on the order's page. */
  noteForBuyer: text("note_for_buyer").notNull().default(""),
  /** The number of the parcel's e-way bill. */
  ewayNumber: text("eway_number"),
  /** When the owner said that what is left of its money is not given back, and why; null: nothing was said. */
  keptAt: timestamp("kept_at"),
  keptReason: text("kept_reason").notNull().default(""),
  /** The order that this one is to be sent together with: its id. */
  sendWith: text("send_with"),
  /** When the owner gave up what is still to come of its money (`write_offs`); null: nothing is given up. */
  writtenOffAt: timestamp("written_off_at"),
};
