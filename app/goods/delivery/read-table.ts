import { type Carrier, carriers } from "~/base/db/statuses";
import { hasVisible, withoutMarks } from "~/base/lib/typed/marks";
import { yesNo } from "~/base/lib/typed/yes-no";
import { wholeFrom } from "~/base/lib/typed/digits";
import { paiseFrom, rupees } from "~/base/lib/money";
import {
  type CellProblem,
  type DeliveryZone,
  type TypedTable,
  type TypedZone,
  type ZoneCell,
} from "./delivery-table";
import { mostPins, pinsFrom } from "./pin-list";
import { problemsBetween } from "./zones-together";

/** Limits of the table. */
export const mostZones = 100;
export const mostSteps = 20;
const heaviestG = 1_000_000;
const mostPaise = 10_000_000;
const mostDays = 90;

/** Reads a typed table: its zones, or everything that is wrong with it. A weight without any price is left out. */
export function readTable(typed: TypedTable): { zones: DeliveryZone[]; problems: CellProblem[] } {
  const problems: CellProblem[] = [];
  const steps = stepsIn(typed, problems);
  const zones = typed.zones.map((row, index) =>
    zoneIn(row, steps, (cell, sentence) => problems.push({ zone: index, cell, sentence })),
  );
  problems.push(...problemsBetween(zones));
  return { zones, problems };
}

type Refuse = (cell: ZoneCell | `price-${number}`, sentence: string) => void;

function stepsIn({ steps, zones }: TypedTable, problems: CellProblem[]): (number | null)[] {
  const seen = new Set<number>();
  return steps.map((typed, column) => {
    const grams = wholeFrom(typed, 0, heaviestG);
    const isUsed = zones.some(({ prices }) => prices[column]?.trim());
    if (typed.trim() === "" && !isUsed) return null;
    const refuse = (sentence: string) =>
      problems.push({ zone: null, cell: `step-${column}`, sentence });
    if (!grams) refuse("A weight must be whole grams, from 1 to 10,00,000");
    else if (seen.has(grams)) refuse(`The weight ${grams} g is there twice`);
    else seen.add(grams);
    return grams || null;
  });
}

function zoneIn(row: TypedZone, steps: (number | null)[], refuse: Refuse): DeliveryZone {
  const carrier = carrierIn(row, refuse);
  const isTransporter = carrier === "transporter";
  const name = oneLine(row.zone);
  if (name === "") refuse("zone", "the zone needs a name");
  if (name.length > 60) refuse("zone", "the name must have at most 60 characters");
  const rates = ratesIn(row, steps, refuse);
  if (!isTransporter && !row.prices.some((price) => price.trim()))
    refuse(steps.length > 0 ? "price-0" : "zone", "there is no price: fill in at least one weight");
  if (isTransporter && (rates.length > 0 || row.extra_kg.trim()))
    refuse(
      rates.length > 0 ? "price-0" : "extra_kg",
      "leave the prices blank: the buyer pays the freight at the transporter’s",
    );
  const { daysMin, daysMax } = daysIn(row, refuse);
  const paysOnDelivery = isYes(row, "cod", refuse);
  if (isTransporter && paysOnDelivery)
    refuse("cod", "a transporter does not collect money: pay on delivery must be no");
  const town = oneLine(row.town) || null;
  if (town && carrier !== "van") refuse("town", "only a zone of your own van has a town");
  if (town && town.length > 50) refuse("town", "the town must have at most 50 characters");
  const fromG = row.from_g.trim() === "" ? 0 : wholeFrom(row.from_g, 0, heaviestG);
  if (fromG === null) refuse("from_g", "from weight must be whole grams, at most 10,00,000");
  return {
    name,
    carrier,
    town,
    pins: pinsIn(row, refuse),
    fromG: fromG ?? 0,
    rates,
    extraKgPaise: amountIn(row, "extra_kg", "each further kg", refuse),
    freeFromPaise: amountIn(row, "free_from", "free from", refuse),
    daysMin,
    daysMax,
    isOffered: isYes(row, "offered", refuse),
    paysOnDelivery,
  };
}

const oneLine = (typed: string) => withoutMarks(typed.normalize("NFC")).replace(/\s+/g, " ").trim();

function carrierIn(row: TypedZone, refuse: Refuse): Carrier {
  const typed = row.carrier.trim().toLowerCase() || "courier";
  const found = carriers.find((carrier) => carrier === typed);
  if (!found)
    refuse("carrier", `carrier must be ${carriers.join(", ").replace(/, (\w+)$/, " or $1")}`);
  return found ?? "courier";
}

function pinsIn(row: TypedZone, refuse: Refuse): string[] {
  const { pins, wrong } = pinsFrom(row.pins);
  if (wrong.length > 0) {
    const some = wrong.slice(0, 5).join(", ").slice(0, 80);
    refuse("pins", `“${some}” is not a PIN, how PINs begin, a range such as 36-39, or *`);
  } else if (pins.length === 0)
    refuse("pins", "PINs are missing: whole ones, how they begin, or * for every other PIN");
  if (pins.length > mostPins) refuse("pins", `there are more than ${mostPins} PINs`);
  return pins;
}

function ratesIn(row: TypedZone, steps: (number | null)[], refuse: Refuse) {
  const rates = steps.flatMap((uptoG, column) => {
    const typed = row.prices[column]?.trim() ?? "";
    if (typed === "") return [];
    const pricePaise = paiseIn(typed);
    if (pricePaise === null)
      refuse(`price-${column}`, `the price “${typed.slice(0, 20)}” ${amountRule}`);
    return uptoG === null || pricePaise === null ? [] : [{ uptoG, pricePaise }];
  });
  return rates.sort((one, other) => one.uptoG - other.uptoG);
}

const amountRule = `must be rupees from 0 to ${rupees(mostPaise).slice(1)}, with at most two decimals`;

function amountIn(
  row: TypedZone,
  cell: "extra_kg" | "free_from",
  label: string,
  refuse: Refuse,
): number | null {
  if (row[cell].trim() === "") return null;
  const paise = paiseIn(row[cell]);
  if (paise === null) refuse(cell, `${label} ${amountRule}`);
  return paise;
}

function paiseIn(typed: string): number | null {
  const paise = paiseFrom(typed);
  return paise !== null && paise <= mostPaise ? paise : null;
}

function daysIn(row: TypedZone, refuse: Refuse): { daysMin: number; daysMax: number } {
  const read = (cell: "days_min" | "days_max", label: string) => {
    const days = wholeFrom(row[cell], 0, mostDays);
    if (days === null) refuse(cell, `${label} must be a whole number from 0 to ${mostDays}`);
    return days;
  };
  const daysMin = read("days_min", "days from");
  const daysMax = read("days_max", "days to");
  if (daysMin !== null && daysMax !== null && daysMin > daysMax)
    refuse("days_max", "days to must not be less than days from");
  return { daysMin: daysMin ?? 0, daysMax: daysMax ?? 0 };
}

function isYes(row: TypedZone, cell: "offered" | "cod", refuse: Refuse): boolean {
  if (!hasVisible(row[cell])) return cell === "offered";
  const answer = yesNo(row[cell]);
  if (answer === null)
    refuse(cell, `${cell === "cod" ? "pay on delivery" : "offered"} must be yes or no`);
  return answer ?? false;
}
