import { z } from "zod";
import type { Context } from "../context";
import { parseInput } from "../http/input";
import type { Call } from "../http/route";
import { settleByItself } from "../state/settle.server";
import { reconRow, settledParts } from "../state/settled-parts.server";
import { settlementEntity, settlements } from "../state/settlements.server";
import { collection, pageIn } from "./collection";
import { requestedSettlement } from "./requested.server";

/** `GET /v1/settlements` */
export function listSettlements(context: Context, { url }: Call) {
  const page = pageIn(url.searchParams);
  settleByItself(context);
  return collection(settlements(context, page).map(settlementEntity));
}

/** `GET /v1/settlements/:id` */
export function fetchSettlement(context: Context, { parameters }: Call) {
  return settlementEntity(requestedSettlement(context, parameters.id));
}

/** `GET /v1/settlements/recon/combined`: what was settled in a month or on a day, by the clock of India. */
export function reconRows(context: Context, { url }: Call) {
  const { year, month, day, ...page } = parseInput(input, Object.fromEntries(url.searchParams));
  settleByItself(context);
  const from = Date.UTC(year, month - 1, day ?? 1) - aheadOfUtc;
  const until = Date.UTC(year, day ? month - 1 : month, day ? day + 1 : 1) - aheadOfUtc;
  return collection(settledParts(context, { ...page, from, until }).map(reconRow));
}

const aheadOfUtc = 5.5 * 60 * 60 * 1000;

const whole = (field: string, min: number, max: number) =>
  z.coerce
    .number(`The ${field} field is required.`)
    .int(`The ${field} must be an integer.`)
    .min(min, `The ${field} is invalid.`)
    .max(max, `The ${field} is invalid.`);

const input = z.object({
  year: whole("year", 2000, 9999),
  month: whole("month", 1, 12),
  day: whole("day", 1, 31).optional(),
  count: whole("count", 1, 1000).default(10),
  skip: whole("skip", 0, Number.MAX_SAFE_INTEGER).default(0),
});
