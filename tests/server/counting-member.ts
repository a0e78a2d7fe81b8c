import { ownState } from "~/office/health/processes.server";
import { pageCacheMetrics, requests } from "~/office/health/metrics.server";
import { ipcWith } from "~/server/cluster/ipc";

// A worker that counts what it is told to, has one page in memory, and hangs when it is told to.
pageCacheMetrics.pages.set(1);
const ask = ipcWith(process as Required<Pick<NodeJS.Process, "send">> & NodeJS.Process, {
  state: ownState,
  count: (times: number) => requests.inc({ route: "/", method: "GET", status: "200" }, times),
  hang: () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
});
await ask("open");
await ask("listens");
