import { backupState } from "~/backup/backup-state.server";
import { day, second } from "~/lib/time";
import { clockBehind } from "./clock.server";
import { type Counts, series } from "./counts.server";
import { allProcesses } from "./processes.server";
import { freeSpace, readiness } from "./readiness.server";
import { openThings, paymentStates, queues } from "./waiting.server";

/** What the names mean; those of other sources are told by their ending. */
const meanings: Record<string, { kind: string; help: string }> = {
  shop_requests_total: { kind: "counter", help: "Requests by route, method and status" },
  shop_request_seconds: { kind: "histogram", help: "Time from a request to the end of its answer" },
  shop_ready: { kind: "gauge", help: "1: the shop can do its work; 0: /readyz says why not" },
  shop_clock_behind_seconds: {
    kind: "gauge",
    help: "How far the clock is behind the newest invoice or order or the build; 0: it is not",
  },
  shop_processes: { kind: "gauge", help: "Processes that answer requests" },
  shop_process_started_seconds: { kind: "gauge", help: "When a process started, Unix time" },
  shop_process_memory_bytes: {
    kind: "gauge",
    help: "Resident memory of a process; 0 is the first",
  },
  shop_process_heap_bytes: { kind: "gauge", help: "JavaScript objects of a process" },
  shop_process_delay_seconds: {
    kind: "gauge",
    help: "How late work began in a process since this was last asked, 99 of 100 times at most",
  },
  shop_exceptions_total: { kind: "counter", help: "Exceptions while a request was answered" },
  shop_page_memory_hits_total: { kind: "counter", help: "Open pages sent out of memory" },
  shop_page_memory_misses_total: { kind: "counter", help: "Open pages that were made first" },
  shop_page_memory_not_kept_total: { kind: "counter", help: "Of those made: could not be kept" },
  shop_page_memory_pages: { kind: "gauge", help: "Pages in the memory of all processes" },
  shop_page_memory_bytes: { kind: "gauge", help: "What they take" },
  shop_log_lines_dropped_total: {
    kind: "counter",
    help: "Log lines that could not be written",
  },
  shop_disk_free_bytes: { kind: "gauge", help: "Room left where data and photos are" },
  shop_queue_waiting: {
    kind: "gauge",
    help: "What the shop has still to do by itself, 10000 at most",
  },
  shop_queue_late_seconds: { kind: "gauge", help: "How late the first of a queue is" },
  shop_open: { kind: "gauge", help: "What waits for a person or a shopper, 10000 at most" },
  shop_open_oldest_seconds: { kind: "gauge", help: "How long the oldest of these has waited" },
  shop_payments_last_day: {
    kind: "gauge",
    help: "Payments of the last 24 hours by how they stand",
  },
  shop_backup_age_seconds: { kind: "gauge", help: "Time since the last backup ended" },
  shop_backup_ok: { kind: "gauge", help: "1: there is a backup, and the last try went well" },
};

/** Everything there is to measure, in the text format of Prometheus. The numbers of all processes, whichever is asked. */
export async function metricsText(now = Date.now()): Promise<string> {
  const parts = await Promise.all([
    processNumbers(),
    readinessNumbers(now),
    waitingNumbers(now),
    paymentNumbers(now),
    backupNumbers(now),
  ]);
  return asText(Object.assign({}, ...parts) as Counts);
}

async function processNumbers(): Promise<Counts> {
  const { processes, counts } = await allProcesses();
  const answering = processes.filter(({ number }) => number > 0);
  return {
    ...counts,
    shop_processes: answering.length,
    ...Object.assign(
      {},
      ...processes.map(({ number, startedAt, memory, heap, delay }) => ({
        [series("shop_process_started_seconds", { process: number })]: startedAt / second,
        [series("shop_process_memory_bytes", { process: number })]: memory,
        [series("shop_process_heap_bytes", { process: number })]: heap,
        [series("shop_process_delay_seconds", { process: number })]: delay / second,
      })),
    ),
  };
}

async function readinessNumbers(now: number): Promise<Counts> {
  const [problems, free] = await Promise.all([readiness(), freeSpace()]);
  return {
    shop_ready: problems.length === 0 ? 1 : 0,
    shop_clock_behind_seconds: clockBehind(now) / second,
    shop_disk_free_bytes: free ?? 0,
  };
}

async function waitingNumbers(now: number): Promise<Counts> {
  const counts: Counts = {};
  for (const [queue, { waiting, late }] of Object.entries(await queues(now))) {
    counts[series("shop_queue_waiting", { queue })] = waiting;
    counts[series("shop_queue_late_seconds", { queue })] = late / second;
  }
  for (const [what, { total, first }] of Object.entries(await openThings())) {
    counts[series("shop_open", { what })] = total;
    counts[series("shop_open_oldest_seconds", { what })] =
      first === null ? 0 : (now - first) / second;
  }
  return counts;
}

async function paymentNumbers(now: number): Promise<Counts> {
  const states = await paymentStates(now - day);
  return Object.fromEntries(
    states.map(({ status, total }) => [series("shop_payments_last_day", { status }), total]),
  );
}

async function backupNumbers(now: number): Promise<Counts> {
  const { madeAt, problem } = await backupState(now);
  return {
    ...(madeAt !== null && { shop_backup_age_seconds: (now - madeAt) / second }),
    shop_backup_ok: madeAt !== null && problem === null ? 1 : 0,
  };
}

/** Line by line, those of one name together under what it means. */
function asText(counts: Counts): string {
  const families = new Map<string, string[]>();
  for (const [name, count] of Object.entries(counts)) {
    const family = familyOf(name);
    const lines = families.get(family) ?? [];
    families.set(family, lines);
    lines.push(`${name} ${count}`);
  }
  return [...families]
    .flatMap(([family, lines]) => [...headOf(family), ...lines])
    .map((line) => `${line}\n`)
    .join("");
}

function familyOf(name: string): string {
  const [plain = name] = name.split("{", 1);
  const whole = plain.replace(/_(bucket|sum|count)$/, "");
  return meanings[whole]?.kind === "histogram" ? whole : plain;
}

function headOf(family: string): string[] {
  const meaning = meanings[family];
  const kind = meaning?.kind ?? (family.endsWith("_total") ? "counter" : "gauge");
  const type = `# TYPE ${family} ${kind}`;
  return meaning ? [`# HELP ${family} ${meaning.help}`, type] : [type];
}
