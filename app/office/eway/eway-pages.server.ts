import { stateName } from "~/base/lib/india/states";
import { versionOf } from "~/base/lib/form/version.server";
import { notFound } from "~/base/lib/http/http";
import { rupees } from "~/base/lib/money";
import { sellerNow } from "~/sales/invoices/seller.server";
import { db } from "~/base/db/connection.server";
import { ewayFile } from "./bill";
import { dueEwayBills, type Looked, lookAtNumbers } from "./due.server";
import { answerIn, billOf, ewayRows, transportIn } from "./eway-bills.server";
import { editedSettings, ewaySettings } from "./eway-settings.server";
import { knownLimits, statesWithLimits } from "./state-limits";

/** What the page of the bills that are due shows. `now`: UTC ms. */
export function ewayListPage(now: number) {
  const due = dueEwayBills(now);
  const rows = ewayRows(due.map(({ order }) => order.id));
  const { facts: known, state } = limitsOfFirm();
  return {
    hasGstin: sellerNow(db).gstin !== null,
    bills: due.map((looked) => ({
      ...shown(looked),
      problems: billOf(looked, rows.get(looked.order.id), now).problems,
    })),
    settings: ewaySettings(),
    version: versionOf(editedSettings()),
    state,
    known,
    table: statesWithLimits.map((code) => ({
      state: stateName(code) ?? code,
      ...knownLimits(code),
    })),
  };
}

function limitsOfFirm() {
  const { state } = sellerNow(db);
  return { state: state?.name ?? null, facts: knownLimits(state?.code ?? null) };
}

function shown({ order, content, consignment }: Looked) {
  return {
    number: order.number,
    invoice: content?.number ?? null,
    to: [order.shipCity, stateName(order.shipState)].filter(Boolean).join(", "),
    isSent: order.shippedAt !== null,
    ...consignment,
  };
}

/** What the page of one order's bill shows. Throws 404. `now`: UTC ms. */
export function orderEwayPage(number: string, now: number) {
  const { looked, row } = lookedIn(number);
  const { order } = looked;
  const { bill, problems } = billOf(looked, row, now);
  const answer = answerIn(order.ewayNumber, row);
  return {
    ...shown(looked),
    ewayNumber: order.ewayNumber,
    madeDay: answer.madeDay,
    validUntil: answer.validUntil,
    answerVersion: versionOf(answer),
    transport: transportIn(row),
    version: versionOf(transportIn(row)),
    problems,
    hasFile: bill !== null && problems.length === 0,
    /** The firm and the goods are in different states: bill to, ship to. */
    isBilledElsewhere: bill !== null && bill.toStateCode !== bill.actualToStateCode,
  };
}

function lookedIn(number: string) {
  const [looked] = lookAtNumbers([number]);
  if (!looked) throw notFound();
  return { looked, row: ewayRows([looked.order.id]).get(looked.order.id) };
}

/** The order of a page, to be changed. Throws 404. */
export const ewayOrder = (number: string) => lookedIn(number).looked.order;

/** What the order's own page tells of its e-way bill; null: it is not on the lists. */
export function ewayNews(number: string) {
  const [looked] = lookAtNumbers([number]);
  if (!looked) return null;
  const row = ewayRows([looked.order.id]).get(looked.order.id);
  return {
    number: looked.order.ewayNumber,
    validUntil: row?.validUntil ?? null,
    isDue: isStillDue(looked),
    why: whyOf(looked.consignment),
  };
}

/** The numbers of those of these orders that need an e-way bill before they leave, and have none. */
export const withoutEway = (numbers: string[]): string[] =>
  numbers.length === 0
    ? []
    : lookAtNumbers(numbers)
        .filter(isStillDue)
        .map(({ order }) => order.number);

function isStillDue({ order, consignment }: Looked): boolean {
  const isOpen = order.status !== "deliverd" && order.status !== "cancel";
  const isSent = order.deliveryWay !== "collect" && sellerNow(db).gstin !== null;
  return isOpen && isSent && consignment.isDue && order.ewayNumber === null;
}

const whyOf = ({ valuePaise, limitPaise, scope }: Looked["consignment"]): string =>
  limitPaise === null
    ? `None is needed ${scope}.`
    : `${rupees(valuePaise)} of taxed goods ${scope}; needed above ${rupees(limitPaise)}.`;

/** In one file. */
const mostBills = 200;

/** The file of these orders, or why there is none. `now`: UTC ms. */
export function ewayFileOf(numbers: string[], now: number) {
  const found = lookAtNumbers(numbers.slice(0, mostBills));
  const rows = ewayRows(found.map(({ order }) => order.id));
  const made = found.map((looked) => ({
    number: looked.order.number,
    ...billOf(looked, rows.get(looked.order.id), now),
  }));
  const refused = made.filter(({ problems }) => problems.length > 0);
  if (found.length === 0) return { problem: "Tick the orders first." };
  if (refused.length > 0)
    return {
      problem: refused.map(({ number, problems }) => `${number}: ${problems.join(" ")}`).join("\n"),
    };
  return { file: ewayFile(made.flatMap(({ bill }) => bill ?? [])) };
}
