import { checks } from "./checks/all-checks";
import { outcomeOf } from "./checks/notes";
import type { AuditResult } from "./result";
import type { Ask } from "./visit/guest";
import type { Facts, Hands } from "./visit/known";
import { walk } from "./visit/tour";

/**
 * Walks through the shop by `ask` and runs the 13 checks over what was seen. Buys, so it must be asked of a copy of the shop's data; a
 * page that fails makes the checks that need it "unchecked".
 */
export async function runAudit(ask: Ask, facts: Facts, hands: Hands): Promise<AuditResult> {
  const tour = await walk(ask, facts, hands);
  return { pages: tour.pages.length, outcomes: checks.map((check) => outcomeOf(check, tour)) };
}
