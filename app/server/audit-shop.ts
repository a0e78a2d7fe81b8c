import * as build from "virtual:remix/server-build";
import { auditFacts, handsInCopy } from "~/office/self-audit/facts.server";
import type { AuditResult } from "~/office/self-audit/result";
import { runAudit } from "~/office/self-audit/run-audit";
import { createHandler } from "./handler";

/** An address of no network, so that no limit of a real visitor is touched. */
const client = { address: "192.0.2.1", family: "IPv4", port: 0 } as const;

/** Audits the shop whose data this process has, through its own handler. `origin`: its public address. */
export function auditShop(origin: string): Promise<AuditResult> {
  const handler = createHandler(build, "production");
  return runAudit((request) => handler(request, client), auditFacts(origin), handsInCopy);
}
