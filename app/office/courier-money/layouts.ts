import { unmarked } from "~/base/lib/typed/marks";

/** What a column of a courier's file may tell. */
const told = ["parcel", "amount", "charges", "reference", "utr", "day"] as const;
export type Told = (typeof told)[number];

/** Plain headings that tell each thing; `charges` are added up. The first of the others that the file has counts. */
export type Layout = {
  courier: string;
  /** A line is what the courier kept of a whole transfer, not a parcel. */
  isBatch?: boolean;
  /** Without these it is another layout. */
  needed: string[][];
  columns: Partial<Record<Told, string[]>>;
};

/** A heading as it is compared: `Waybill No.` → `waybillno`. */
export const plainHeading = (heading: string): string =>
  unmarked(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");

const utr = ["utr", "utrno", "utrnumber", "bankrefnumber", "bankreferenceno", "bankreference"];
const waybill = ["waybillnumber", "waybillno", "waybill", "awbnumber", "awbno", "awb"];
const settled = ["remittancedate", "settlementdate", "utrdate", "delivereddate", "deliverydate"];

/** The files that are known by their headings, the most particular first. */
const layouts: Layout[] = [
  {
    courier: "Shiprocket",
    needed: [["crfid"], ["awb", "awbnumber", "awbcode"], ["ordervalue"]],
    columns: {
      parcel: ["awb", "awbnumber", "awbcode"],
      amount: ["ordervalue"],
      reference: ["orderid"],
      utr,
      day: settled,
    },
  },
  {
    courier: "Shiprocket",
    isBatch: true,
    needed: [["crfid"], ["codavailable"], ["remittanceamount"]],
    columns: {
      parcel: ["crfid"],
      amount: ["codavailable"],
      charges: [
        "freightchargesfromcod",
        "earlycodcharges",
        "rtoreversalamount",
        "adjustedamount",
        "totaladjustedamt",
      ],
      utr,
      day: ["date", ...settled],
    },
  },
  {
    courier: "DTDC",
    needed: [["airwaybillnumber", "airwaybillno"], ["chargedamount"]],
    columns: {
      parcel: ["airwaybillnumber", "airwaybillno"],
      // What was collected at the door, not the freight.
      amount: ["chargedamount"],
      reference: ["orderid"],
      utr: ["utrno", ...utr],
      day: settled,
    },
  },
  {
    courier: "Blue Dart",
    needed: [waybill, ["codamount"], ["codcharges", "codcharge", "netamount", "totalremittance"]],
    columns: {
      parcel: waybill,
      amount: ["codamount"],
      charges: ["codcharges", "codcharge"],
      reference: ["orderno", "orderid", "referenceno", "reference"],
      utr,
      day: settled,
    },
  },
  {
    courier: "Delhivery",
    needed: [waybill, ["amountpayable", "payableamount"]],
    columns: {
      parcel: waybill,
      amount: ["amountpayable", "payableamount"],
      reference: ["orderreference", "orderid", "orderno", "order", "referenceno", "reference"],
      utr,
      day: settled,
    },
  },
];

/** The layout that has these plain headings; undefined: none is known. */
export const layoutOf = (headings: string[]): Layout | undefined =>
  layouts.find(({ needed }) => needed.every((some) => some.some((one) => headings.includes(one))));
