import { z } from "zod";

/** What one check came to. Nothing but "nothing" and "not-there" is a pass. */
const outcome = z.object({
  number: z.number().int(),
  /** `unchecked`: it could not look at all it has to; `not-there`: what the pattern needs is not sold here. */
  state: z.enum(["nothing", "found", "unchecked", "not-there"]),
  /** What was looked at, with figures. */
  looked: z.array(z.string()),
  found: z.array(z.object({ place: z.string(), what: z.string() })),
  /** Why it could not look, or why the pattern is not there. */
  why: z.array(z.string()),
});

export type Outcome = z.output<typeof outcome>;

const result = z.object({ pages: z.number().int(), outcomes: z.array(outcome) });

/** What an audit found, as it is stored. `pages`: how many were read. */
export type AuditResult = z.output<typeof result>;

export const resultIn = (stored: string): AuditResult => result.parse(JSON.parse(stored));

export const countFound = ({ outcomes }: AuditResult): number =>
  outcomes.reduce((sum, { found }) => sum + found.length, 0);

/** Checks that could not look at all they have to. */
export const countUnchecked = ({ outcomes }: AuditResult): number =>
  outcomes.filter(
    ({ state, why }) => state === "unchecked" || (state === "found" && why.length > 0),
  ).length;
