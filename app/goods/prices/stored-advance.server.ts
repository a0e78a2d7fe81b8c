import { z } from "zod";
import type { AdvanceRule } from "./advance-rule";

const stored = z.union([
  z.object({ fromPaise: z.number(), percent: z.number() }),
  z.object({ fromPaise: z.number(), paise: z.number() }),
]);

/** A stored rule; null: there is none. */
export const advanceRuleIn = (text: string | null | undefined): AdvanceRule | null =>
  text ? (stored.parse(JSON.parse(text)) as AdvanceRule) : null;
