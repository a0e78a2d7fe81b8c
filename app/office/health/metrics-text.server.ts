import { Gauge, Registry } from "prom-client";
import { backupState } from "~/upkeep/backup/backup-state.server";
import { copyAge, copyProblem } from "~/upkeep/replica/copy-words";
import { copyState } from "~/upkeep/replica/copy-state.server";
import { day, second } from "~/base/lib/time";
import { clockBehind } from "./clock.server";
import { allProcesses, type ProcessState } from "./processes.server";
import { freeSpace, readiness } from "./readiness.server";
import { openThings, paymentStates, queues } from "./waiting.server";

type Sample = { labels: Record<string, string | number>; value: number };

/** All metrics in Prometheus text format, summed over all processes. */
export async function metricsText(now = Date.now()): Promise<string> {
  const waiting = queues(now);
  const open = openThings();
  const payments = paymentStates(now - day);
  const [{ processes, metrics }, problems, free, backup, copy] = await Promise.all([
    allProcesses(),
    readiness(),
    freeSpace(),
    backupState(now),
    copyState(),
  ]);
  // Created per call, so that ended processes disappear.
  const registry = new Registry();
  const gauge = (name: string, help: string, value: number | Sample[]) => {
    const samples = typeof value === "number" ? [{ labels: {}, value }] : value;
    const labelNames = Object.keys(samples[0]?.labels ?? {});
    const added = new Gauge({ name, help, labelNames, registers: [registry] });
    for (const { labels, value } of samples) added.set(labels, value);
  };

  const ofEach = (numberOf: (state: ProcessState) => number): Sample[] =>
    processes.map((state) => ({ labels: { process: state.number }, value: numberOf(state) }));
  const answering = processes.filter(({ number }) => number > 0);
  gauge("shop_processes", "Processes that answer requests", answering.length);
  gauge(
    "shop_process_started_seconds",
    "When a process started, Unix time",
    ofEach(({ startedAt }) => startedAt / second),
  );
  gauge(
    "shop_process_memory_bytes",
    "Resident memory of a process; 0 is the primary",
    ofEach(({ memory }) => memory),
  );
  gauge(
    "shop_process_heap_bytes",
    "JavaScript heap of a process",
    ofEach(({ heap }) => heap),
  );
  gauge(
    "shop_process_delay_seconds",
    "99th percentile of event loop delay since the last scrape",
    ofEach(({ delay }) => delay / second),
  );

  gauge(
    "shop_ready",
    "1: the shop can do its work; 0: /readyz says why not",
    problems.length === 0 ? 1 : 0,
  );
  gauge(
    "shop_clock_behind_seconds",
    "How far the clock is behind the newest invoice or order or the build; 0: it is not",
    clockBehind(now) / second,
  );
  gauge("shop_disk_free_bytes", "Free space on the disk of data and photos", free ?? 0);

  const queued = Object.entries(waiting);
  gauge(
    "shop_queue_waiting",
    "Entries waiting in a queue, 10000 at most",
    queued.map(([queue, { waiting }]) => ({ labels: { queue }, value: waiting })),
  );
  gauge(
    "shop_queue_late_seconds",
    "How overdue the first entry of a queue is",
    queued.map(([queue, { late }]) => ({ labels: { queue }, value: late / second })),
  );
  const opened = Object.entries(open);
  gauge(
    "shop_open",
    "Things that wait for an admin or a shopper, 10000 at most",
    opened.map(([what, { total }]) => ({ labels: { what }, value: total })),
  );
  gauge(
    "shop_open_oldest_seconds",
    "How long the oldest of them has waited",
    opened.map(([what, { first }]) => ({
      labels: { what },
      value: first === null ? 0 : (now - first) / second,
    })),
  );
  gauge(
    "shop_payments_last_day",
    "Payments of the last 24 hours by status",
    payments.map(({ status, total }) => ({ labels: { status }, value: total })),
  );

  const { madeAt, problem } = backup;
  if (madeAt !== null)
    gauge("shop_backup_age_seconds", "Time since the last backup ended", (now - madeAt) / second);
  gauge(
    "shop_backup_ok",
    "1: there is a backup, and the last attempt succeeded",
    madeAt !== null && problem === null ? 1 : 0,
  );

  if (copy) {
    const age = copyAge(copy, now);
    if (age !== null)
      gauge("shop_copy_age_seconds", "Everything stored before that is in the copy", age / second);
    gauge("shop_copy_ok", "1: the copy follows the shop", copyProblem(copy, now) === null ? 1 : 0);
    gauge("shop_copy_waiting_bytes", "What waits on this disk for the copy", copy.waitingBytes);
    gauge("shop_copy_photos_waiting", "Photos that are not in the copy yet", copy.photosWaiting);
  }
  return `${metrics}\n${await registry.metrics()}`;
}
