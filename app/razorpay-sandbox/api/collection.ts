import { z } from "zod";
import { parseInput } from "../http/input";
import type { Page } from "../state/page-of.server";

/** A list as the API sends it. */
export function collection<Entity>(items: Entity[]) {
  return { entity: "collection", count: items.length, items };
}

/** Parses the paging parameters of the query; `count` defaults to 10. Throws 400 above 100. */
export function pageIn(query: URLSearchParams): Page {
  return parseInput(page, Object.fromEntries(query));
}

const whole = (field: string, min: number, max: number) =>
  z.coerce
    .number(`The ${field} must be an integer.`)
    .int(`The ${field} must be an integer.`)
    .min(min, `The ${field} must be at least ${min}.`)
    .max(max, `The ${field} may not be greater than ${max}.`);

const lastSecond = 4_765_046_400;

const page = z.object({
  count: whole("count", 1, 100).default(10),
  skip: whole("skip", 0, Number.MAX_SAFE_INTEGER).default(0),
  from: whole("from", 0, lastSecond).optional(),
  to: whole("to", 0, lastSecond).optional(),
});
