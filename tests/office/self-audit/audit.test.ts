import "../demo/shared-photos";
import { beforeAll, describe, expect, test } from "vitest";
import { seedDemo } from "~/office/demo/seed.server";
import { auditFacts, handsInCopy } from "~/office/self-audit/facts.server";
import { runAudit } from "~/office/self-audit/run-audit";
import { findings, inState, origin, shopAsked } from "./audited";

let asking: Awaited<ReturnType<typeof shopAsked>>;

beforeAll(async () => {
  await seedDemo();
  asking = await shopAsked();
}, 300_000);

test("the clean demo shop gives no finding, and nothing is left unchecked", async () => {
  const result = await runAudit(asking(), auditFacts(origin), handsInCopy);
  console.log(JSON.stringify(result, null, 1));
  expect(findings(result)).toEqual([]);
  expect(inState(result, "nothing")).toHaveLength(12);
  expect(inState(result, "not-there")).toEqual([12]);
});
