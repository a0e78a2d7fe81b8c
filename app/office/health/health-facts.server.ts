import { readFileSync } from "node:fs";
import { backupState } from "~/upkeep/backup/backup-state.server";
import { copyProblem, copyWords } from "~/upkeep/replica/copy-words";
import { copyState } from "~/upkeep/replica/copy-state.server";
import { dateTime } from "~/base/lib/dates";
import { formatIndian } from "~/base/lib/india/format-indian";
import { settings } from "~/base/lib/env/settings.server";
import { jobList } from "~/upkeep/jobs/job-list.server";
import { minute } from "~/base/lib/time";
import { clockProblem } from "./clock.server";
import { allProcesses } from "./processes.server";
import { edgeProblem } from "./edge-trouble";
import { freeSpace, readiness } from "./readiness.server";
import { span } from "~/base/lib/span";
import { databaseSize, most, openThings, type Queue, queues } from "./waiting.server";

/** Of the program that runs. Read from package.json in the working directory. */
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };

/** Queues later than this (ms) are reported; each is retried within minutes. */
const tooLate = 30 * minute;

/** What keeps the shop from working as it should, in sentences, and what that was seen from. */
export async function healthProblems(now = Date.now()) {
  const waiting = queues(now);
  const [problems, backup, copy, { processes }] = await Promise.all([
    readiness(),
    backupState(now),
    copyState(),
    allProcesses(),
  ]);
  return {
    problems: [
      ...problems,
      clockProblem(now),
      ...missing(),
      late(waiting.mails, "Mails are"),
      late(waiting.webhooks, "Events from the payment provider are"),
      late(waiting.refunds, "Refunds are"),
      late(waiting.enquiries, "Enquiries to be forwarded are"),
      backup.problem ? `The last backup failed: ${backup.problem}` : null,
      copyProblem(copy, now),
      ...processes.map((state) => edgeProblem(state.edgeTroubleSince, now)),
      backup.isOverdue || (isReal && backup.madeAt === null) ? overdue(backup.madeAt, now) : null,
      ...jobList(now).map(({ title, problem }) => problem && `${title}: ${problem}`),
    ].filter((problem) => problem !== null),
    takesWrites: problems.length === 0,
    copy: copyWords(copy, now),
    backup,
    waiting,
    processes,
  };
}

/** The shop's health as text for the owner. */
export async function healthFacts(now = Date.now()) {
  const [{ waiting, backup, processes, ...found }, free] = await Promise.all([
    healthProblems(now),
    freeSpace(),
  ]);
  const open = openThings();
  const answering = processes.filter(({ number }) => number > 0);
  return {
    ...found,
    databaseSize: size(databaseSize()),
    free: free === null ? "Not known" : size(free),
    mails: settings.mail.smtp
      ? counted(waiting.mails.waiting)
      : `${counted(waiting.mails.waiting)} kept in the shop: no mail server is set`,
    webhooks: counted(waiting.webhooks.waiting),
    refunds: counted(waiting.refunds.waiting),
    enquiries: counted(waiting.enquiries.waiting),
    unpaid: counted(open.unpaid.total),
    reviews: counted(open.reviews.total),
    unanswered: counted(open.unanswered.total),
    backup: backup.madeAt === null ? "No backup yet" : dateTime(backup.madeAt),
    edge: !settings.edge
      ? "Off"
      : processes.some((state) => state.edgeTroubleSince !== null)
        ? "Does not take changes"
        : "Takes every change at once",
    version,
    node: process.versions.node,
    uptime: span(now - Math.min(...processes.map(({ startedAt }) => startedAt))),
    processes: answering.map(({ number, startedAt, memory, delay }) => ({
      number,
      uptime: span(now - startedAt),
      memory: size(memory),
      delay: `${Math.round(delay)} ms`,
    })),
  };
}

/** A demo sends no mails, and takes no real money. */
const isReal = settings.mode === "production";

/** What a real shop cannot be well without. */
const missing = (): (string | null)[] => [
  isReal && !settings.mail.smtp ? "No mail server is set: mails stay in the shop." : null,
  settings.payments === "off" ? "No payment keys are set: nobody can pay online." : null,
];

function late({ late }: Queue, what: string): string | null {
  return late > tooLate ? `${what} ${span(late)} late.` : null;
}

function counted(count: number): string {
  return count >= most ? `${formatIndian(most)} or more` : formatIndian(count);
}

/** Bytes in the most readable unit. */
function size(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  return megabytes < 1024 ? `${Math.ceil(megabytes)} MB` : `${(megabytes / 1024).toFixed(1)} GB`;
}

function overdue(madeAt: number | null, now: number): string {
  return madeAt === null
    ? "There is no backup yet."
    : `The last backup is ${span(now - madeAt)} old.`;
}
