import { dayFrom, dayStart } from "~/base/lib/days";
import { othersGstinProblem } from "~/base/lib/india/gstin";
import { isGstState } from "~/base/lib/india/states";
import { day } from "~/base/lib/time";
import type { EwayBill } from "./bill";
import { farthestKm, transporterProblem, vehicleProblem } from "./transport";

/** The portal takes no invoice that is older (ms). */
export const longestAgo = 180 * day;
const mostItems = 250;

/** Of sums the portal lets pass (₹). */
const slack = 2;

/**
 * What the portal would refuse of a bill, as sentences. Source: the portal's documentation 1.02 as it is published, and the checks of public
 * code; the portal itself was not asked. `now`: UTC ms.
 */
export function billProblems(bill: EwayBill, now: number): string[] {
  return [...partyProblems(bill), ...paperProblems(bill, now), ...wayProblems(bill)];
}

function partyProblems(bill: EwayBill): string[] {
  const { fromGstin, toGstin, fromPincode, toPincode } = bill;
  return [
    othersGstinProblem(fromGstin) && "Our GSTIN is missing or wrong: see Settings.",
    toGstin !== "URP" && othersGstinProblem(toGstin) && "The buyer’s GSTIN is wrong.",
    fromGstin === toGstin && "The buyer’s GSTIN is our own.",
    !isPin(fromPincode) &&
      "The PIN where the goods leave is missing: see the settings of the e-way bills.",
    !isPin(toPincode) && "The PIN where the goods go is missing.",
    !(bill.fromAddr1 && bill.fromPlace) &&
      "The address where the goods leave is missing: see the settings of the e-way bills.",
    !(bill.toAddr1 && bill.toPlace) && "The address where the goods go is missing.",
    ![bill.fromStateCode, bill.actualFromStateCode].every(isState) &&
      "The state where the goods leave is not known.",
    ![bill.toStateCode, bill.actualToStateCode].every(isState) &&
      "The state where the goods go has no code, such as that of an army post: type this bill on the portal.",
    !bill.toTrdName && "The buyer’s name is missing.",
  ].filter((problem) => typeof problem === "string");
}

function paperProblems(bill: EwayBill, now: number): string[] {
  const { itemList, totalValue, totInvValue } = bill;
  const items = itemList.reduce((sum, { taxableAmount }) => sum + taxableAmount, 0);
  const taxes = bill.cgstValue + bill.sgstValue + bill.igstValue;
  const age = now - (dayStart(dayFrom(bill.docDate)) ?? 0);
  return [
    !/^[A-Za-z0-9/-]{1,16}$/.test(bill.docNo) && "The invoice’s number cannot be one.",
    age > longestAgo && "The invoice is older than 180 days: the portal takes it no more.",
    (itemList.length === 0 || itemList.length > mostItems) && "A bill has 1 to 250 lines.",
    itemList.some(({ hsnCode }) => !/^(\d{4}|\d{6}|\d{8})$/.test(hsnCode)) &&
      "An HSN code has not 4, 6 or 8 digits.",
    Math.abs(items - totalValue) > slack && "The lines do not add up to the invoice.",
    Math.abs(totalValue + taxes - totInvValue) > slack && "Value and tax do not add up.",
    bill.cgstValue !== bill.sgstValue && "CGST and SGST differ.",
  ].filter((problem) => typeof problem === "string");
}

function wayProblems(bill: EwayBill): string[] {
  const { transDistance: km, vehicleNo, transporterId, fromPincode, toPincode } = bill;
  return [
    !(Number.isInteger(km) && km >= 0 && km <= farthestKm) && "The distance must be 0 to 4,000 km.",
    fromPincode === toPincode && km > 100 && "Within one PIN the distance is at most 100 km.",
    vehicleNo === "" &&
      transporterId === "" &&
      "Type the vehicle, or the transporter’s number: who carries adds the vehicle then.",
    vehicleNo !== "" && vehicleProblem(vehicleNo),
    transporterId !== "" && transporterProblem(transporterId),
    bill.transMode !== 1 &&
      bill.transDocNo === "" &&
      "Rail, air and ship need the number of the consignment note.",
    bill.transDocNo.length > 15 && "The consignment note’s number has more than 15 letters.",
  ].filter((problem) => typeof problem === "string");
}

const isPin = (pin: number): boolean => Number.isInteger(pin) && pin >= 100_000 && pin <= 999_999;
const isState = (code: number): boolean => isGstState(String(code).padStart(2, "0"));
