import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { constants } from "node:os";
import { databaseFile } from "~/base/db/database-file.server";
import { runBeside } from "~/base/lib/beside/beside.server";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { settings } from "~/base/lib/env/settings.server";
import { hour, minute } from "~/base/lib/time";
import { roomIn } from "~/upkeep/backup/room.server";
import type { Job } from "~/upkeep/jobs/job.server";
import { noteRan, selfAuditJobName, waitingAudit } from "./audits.server";
import { selfAuditCommand, settingsOfCopy } from "./copy-settings";
import type { AuditResult } from "./result";

const folderStart = "self-audit-";
const longest = 10 * minute;

/** Runs the audit that the owner asked for. One that was killed runs again at the next start. */
export const selfAuditJob: Job = {
  name: selfAuditJobName,
  every: hour,
  run: async (_now, signal) => {
    await removeCopies();
    const waiting = waitingAudit();
    if (!waiting) return "nothing to do";
    try {
      await noteRan(waiting.id, { result: await auditCopy(signal) });
      return "The audit has run";
    } catch (error) {
      if (signal?.aborted) throw error;
      await noteRan(waiting.id, { problem: problemIn(error) });
      return "The audit could not run";
    }
  },
};

/** Audits a copy of the shop, in a process of its own which has nothing else: no socket, no jobs, no mail, no payment service. */
async function auditCopy(signal?: AbortSignal): Promise<AuditResult> {
  await needRoom();
  const folder = await mkdtemp(path.join(settings.dataDir, folderStart));
  try {
    return await runBeside<AuditResult>(
      {
        command: selfAuditCommand,
        asked: { from: databaseFile, origin: settings.shopUrl ?? "http://localhost" },
        priority: constants.priority.PRIORITY_BELOW_NORMAL,
        signal: AbortSignal.any([AbortSignal.timeout(longest), ...(signal ? [signal] : [])]),
        env: settingsOfCopy(process.env, folder, settings.payments),
      },
      () => {
        throw new PlainProblem("Only the built shop can audit itself: it needs npm start.");
      },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The copy must not fill the disk that the shop writes to. It grows a little while the audit buys. */
async function needRoom(): Promise<void> {
  const room = await roomIn(settings.dataDir);
  const { size } = await stat(databaseFile);
  if (room !== null && room < size * 1.2)
    throw new PlainProblem("The disk has no room for a copy of the shop’s data.");
}

/** Copies that a killed process left behind. */
async function removeCopies(): Promise<void> {
  const names = await readdir(settings.dataDir);
  for (const name of names.filter((each) => each.startsWith(folderStart)))
    await rm(path.join(settings.dataDir, name), { recursive: true, force: true });
}

function problemIn(error: unknown): string {
  if (error instanceof PlainProblem) return error.message;
  const [first = ""] = String(error instanceof Error ? error.message : error).split("\n");
  return first.slice(0, 300) || "The audit ended without a word.";
}
