import { reading } from "~/base/db/connection.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { courierFile } from "~/office/courier-money/courier-file.server";
import { takeBackFile } from "~/office/courier-money/take-back-file.server";
import { newId } from "~/base/lib/ids.server";
import { owedFor } from "~/sales/orders/money/owed.server";
import { stored } from "../sales/invoices/paying";
import type { Dice } from "../dice";

const headings = "Waybill Number,Order Reference,COD Amount,Amount Payable,UTR,Settlement Date";
/** What is wrong with one line of twenty. */
const faults = ["unknown", "twice", "short", "over", "negative", "prepaid"] as const;

/** The parcels whose money a courier has, by order id. */
export type Pile = Set<string>;

/** The number of an order's parcel. */
export const parcelOf = ({ number }: { number: string }): string => `Q${number.replace(/\W/g, "")}`;

/**
 * The courier brings what it has by a file, of which one line of twenty is faulty; `isTakenBack`: it is taken back, and noted again.
 * Gives what became of it: "done", or why not.
 */
export async function bring(
  pile: Pile,
  boss: Viewer,
  dice: Dice,
  isTakenBack: boolean,
): Promise<string[]> {
  if (pile.size === 0) return [];
  const file = Date.now().toString(36).toUpperCase();
  const lines = [...pile].flatMap((id) => {
    const order = stored(id);
    const fault = dice.chance(0.05) ? dice.some(faults) : null;
    return fault === null
      ? [line(parcelOf(order), owedFor(order), file)]
      : faulty(fault, parcelOf(order), owedFor(order), file);
  });
  pile.clear();
  const text = [headings, ...lines].join("\n");
  const ends = [await noteText(text, boss)];
  if (!isTakenBack) return ends;
  const id = reading
    .prepare<[], string>("select id from courier_files order by created_at desc, rowid desc")
    .pluck()
    .get();
  const { problem } = await takeBackFile(id ?? "", "Noted too early", boss);
  return [...ends, `taken back: ${problem ?? "done"}`, await noteText(text, boss)];
}

const line = (parcel: string, paise: number, file: string) =>
  `${parcel},,${(paise / 100).toFixed(2)},${(paise / 100).toFixed(2)},HDFC0${file},`;

function faulty(fault: (typeof faults)[number], parcel: string, paise: number, file: string) {
  const whole = line(parcel, paise, file);
  switch (fault) {
    case "unknown":
      return [line(`X${parcel}`, paise, file)];
    case "twice":
      return [whole, whole];
    case "short":
      return [line(parcel, Math.floor(paise / 2), file)];
    case "over":
      return [line(parcel, paise + 5000, file)];
    case "negative":
      return [line(parcel, -paise, file)];
    case "prepaid":
      return [whole, line(prepaid() ?? parcel, paise, file)];
  }
}

/** The parcel of an order that was paid online. */
const prepaid = () =>
  reading
    .prepare<[], string>(
      "select o.tracking_number from orders o join payments p on p.paid_order_id = o.id where o.tracking_number is not null",
    )
    .pluck()
    .get();

async function noteText(text: string, boss: Viewer): Promise<string> {
  const kind = courierFile(boss);
  const { problems, fingerprint } = await kind.check(text);
  const [wrong] = problems;
  if (wrong) return `file: ${wrong.reason}`;
  const checked = { text, fingerprint, fileName: "remittance.csv", idempotencyKey: newId() };
  const saved = await kind.save(checked, new FormData());
  return `file: ${saved instanceof Response ? "done" : JSON.stringify(saved)}`;
}

/** Whether a courier collects the money of an order at the door. */
export function isCollected(orderId: string): boolean {
  const { paymentMethod, deliveryWay, trackingNumber } = stored(orderId);
  const way = deliveryWay ?? "courier";
  return paymentMethod === "on-delivery" && way === "courier" && trackingNumber !== null;
}
