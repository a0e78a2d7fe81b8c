import { dayOf } from "~/base/lib/days";
import { inUqc, uqcOf } from "~/base/lib/pack-size";
import { isGstState } from "~/base/lib/india/states";
import { stateOfGstin } from "~/base/lib/india/gstin";
import type { InvoiceContent, InvoiceLine } from "~/sales/invoices/content";
import { titles } from "~/sales/invoices/titles";
import { taxShown } from "~/sales/invoices/wording";
import type { Origin } from "./consignment";
import type { Transport } from "./transport";

/** Where the goods go, as the order has it. */
type Destination = {
  line: string;
  area: string;
  city: string;
  pin: string;
  state: string;
};

export type EwayBill = ReturnType<typeof ewayBill>;

/**
 * One e-way bill as the bulk file has it. Names as public code writes them (`OthValue`, `actualToStateCode`), which are others than those of
 * the portal's API. Amounts in rupees, states and PINs as numbers. The bill-to party is `toGstin`, `toTrdName`, `toStateCode`, the ship-to
 * the address and `actualToStateCode`; the same of the seller and `from`.
 */
export function ewayBill(
  content: InvoiceContent,
  from: Origin & { isElsewhere: boolean },
  to: Destination,
  transport: Transport,
) {
  const { seller, buyer, totals } = content;
  const tax = taxShown(content);
  const firm = buyer.gstin ? stateOfGstin(buyer.gstin) : null;
  const billState = firm && isGstState(firm) ? firm : to.state;
  const isShippedElsewhere = billState !== to.state;
  const day = dashed(dayOf(content.issuedAt));
  return {
    userGstin: seller.gstin ?? "",
    supplyType: "O",
    subSupplyType: 1,
    subSupplyDesc: "",
    docType: content.title === titles.supply ? "BIL" : "INV",
    docNo: content.number,
    docDate: day,
    transType: isShippedElsewhere ? (from.isElsewhere ? 4 : 2) : from.isElsewhere ? 3 : 1,
    fromGstin: seller.gstin ?? "",
    fromTrdName: plain(seller.legalName ?? seller.name, 100),
    fromAddr1: plain(from.line, 120),
    fromAddr2: "",
    fromPlace: plain(from.place, 50),
    fromPincode: Number(from.pin),
    fromStateCode: Number(seller.state?.code),
    actualFromStateCode: Number(from.state),
    toGstin: buyer.gstin ?? "URP",
    toTrdName: plain(buyer.firm ?? buyer.name, 100),
    toAddr1: plain(to.line, 120),
    toAddr2: plain(to.area, 120),
    toPlace: plain(to.city, 50),
    toPincode: Number(to.pin),
    toStateCode: Number(billState),
    actualToStateCode: Number(to.state),
    totalValue: rupeesOf(totals.taxablePaise),
    cgstValue: rupeesOf(totals.cgstPaise),
    sgstValue: rupeesOf(totals.sgstPaise),
    igstValue: rupeesOf(totals.igstPaise),
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: 0,
    totInvValue: rupeesOf(totals.totalPaise),
    transMode: transport.mode,
    transDistance: transport.distanceKm,
    transporterName: plain(transport.transporter, 100),
    transporterId: transport.transporterId,
    transDocNo: transport.lorryReceipt,
    transDocDate: transport.lorryReceiptDay ? dashed(transport.lorryReceiptDay) : "",
    vehicleNo: transport.vehicle,
    vehicleType: "R",
    mainHsnCode: mainOf(content.lines)?.hsn ?? "",
    itemList: itemsOf(content.lines, tax),
  };
}

/** The bulk file; one bill alone is a list of one. The version is the one that public code writes. */
export const ewayFile = (bills: EwayBill[]) => ({ version: "1.0.0621", billLists: bills });

/** Delivery and fee are no goods: their value stands with the goods that they share code and rate with. */
function itemsOf(lines: InvoiceLine[], tax: InvoiceContent["tax"]) {
  const goods = lines.filter(({ kind }) => kind === "goods");
  const main = mainOf(lines);
  const charges = lines.reduce(
    (sum, { kind, taxablePaise }) => sum + (kind === "goods" ? 0 : taxablePaise),
    0,
  );
  return goods.map((line, index) =>
    itemOf(line, index + 1, line.taxablePaise + (line === main ? charges : 0), tax),
  );
}

/** The goods of the highest value, which delivery and fee are taxed like. */
const mainOf = (lines: InvoiceLine[]): InvoiceLine | undefined =>
  lines
    .filter(({ kind }) => kind === "goods")
    .toSorted((one, two) => two.totalPaise - one.totalPaise)[0];

function itemOf(
  line: InvoiceLine,
  itemNo: number,
  taxablePaise: number,
  tax: InvoiceContent["tax"],
) {
  const rate = line.gstBasisPoints / 100;
  return {
    itemNo,
    productName: plain(line.name, 100),
    productDesc: plain(line.name, 100),
    hsnCode: line.hsn,
    quantity: (line.quantity * inUqc(line)) / 1000,
    qtyUnit: uqcOf(line),
    taxableAmount: rupeesOf(taxablePaise),
    sgstRate: tax === "intra" ? rate / 2 : 0,
    cgstRate: tax === "intra" ? rate / 2 : 0,
    igstRate: tax === "inter" ? rate : 0,
    cessRate: 0,
    cessNonAdvol: 0,
  };
}

const rupeesOf = (paise: number): number => paise / 100;

/** `2026-11-25` → `25/11/2026`. */
const dashed = (day: string): string => day.split("-").toReversed().join("/");

/** On one line, at most so long. */
const plain = (text: string, most: number): string =>
  text.replace(/\s+/g, " ").trim().slice(0, most);
