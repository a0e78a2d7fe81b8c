import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mailServer } from "./mail-server";
import { deliver, emptyOutbox, mailOf, mailsOf, waiting } from "./outbox";

const minute = 60_000;
/** Starting a process may take long on a busy machine. */
const long = { timeout: 60_000, interval: 20 };
vi.setConfig({ testTimeout: 120_000 });

/** A worker in a process of its own, on this shop's database. */
function worker(port: number, beforeEnd = 50): ChildProcess {
  const script = fileURLToPath(new URL("deliver-until-killed.ts", import.meta.url));
  const runner = path.resolve("node_modules/vite-node/vite-node.mjs");
  const child = spawn(process.execPath, [runner, script, String(port), String(beforeEnd)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

const idsIn = (received: { raw: string }[]) =>
  received.map(({ raw }) => /^Message-ID: <(\w+)@/im.exec(raw)?.[1] ?? "none");

beforeEach(emptyOutbox);
let server: Awaited<ReturnType<typeof mailServer>> | undefined;
afterEach(() => server?.stop());

describe("workers that race on one database", () => {
  test("send a hundred mails, each exactly once", async () => {
    server = await mailServer();
    const ids = await Promise.all(Array.from({ length: 100 }, () => waiting()));
    const { port } = server.address;
    const workers = [worker(port), worker(port)];
    const exits = workers.map((child) => once(child, "exit"));
    expect(await Promise.all(exits)).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(idsIn(server.received).toSorted()).toEqual(ids.toSorted());
    expect(new Set(mailsOf().map(({ status, tries }) => `${status} ${tries}`))).toEqual(
      new Set(["sent 1"]),
    );
  });
});

describe("a worker that is killed", () => {
  test("before the end of a mail went out, leaves it to the next one, which sends it once", async () => {
    const begun = { bodies: 0 };
    const listening = await mailServer({
      onData: (stream) => {
        stream.on("error", () => undefined);
        stream.once("data", () => (begun.bodies += 1));
      },
    });
    const id = await waiting();
    const child = worker(listening.address.port, 90_000);
    await vi.waitFor(() => expect(begun.bodies).toBe(1), long);
    await killed(child);
    await listening.stop();
    expect(mailOf(id).status).toBe("waiting");

    server = await mailServer();
    await deliver(server.address);
    expect(server.received, "the dead worker's turn is not over").toEqual([]);
    await deliver(server.address, Date.now() + 3 * minute);
    expect(idsIn(server.received)).toEqual([id]);
    expect(mailOf(id).status).toBe("sent");
  });

  test("after the end of a mail went out and before an answer, leaves it uncertain for ever", async () => {
    const arrived = { whole: 0 };
    const silent = await mailServer({
      onData: (stream) => {
        stream.resume();
        stream.once("end", () => (arrived.whole += 1));
      },
    });
    const id = await waiting();
    const child = worker(silent.address.port);
    await vi.waitFor(() => expect(arrived.whole).toBe(1), long);
    await killed(child);
    await silent.stop();
    expect(mailOf(id).status).toBe("sending");

    server = await mailServer();
    await deliver(server.address, Date.now() + 3 * minute);
    expect(mailOf(id)).toMatchObject({ status: "uncertain" });
    await deliver(server.address, Date.now() + 100 * 60 * minute);
    expect(server.received).toEqual([]);
  });

  test("again and again, in the middle of many mails, sends none of them twice and loses none", async () => {
    const { received, address, stop } = await mailServer();
    server = { received, address, stop };
    const ids = await Promise.all(Array.from({ length: 40 }, () => waiting()));
    for (const soFar of [4, 12, 21, 30]) {
      const child = worker(address.port, 5);
      await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(soFar), long);
      await killed(child);
    }
    for (let later = 3; later < 12; later += 3) await deliver(address, Date.now() + later * minute);

    const arrived = idsIn(received);
    expect(new Set(arrived).size, "none twice").toBe(arrived.length);
    const all = mailsOf();
    const uncertain = all.filter(({ status }) => status === "uncertain").map(({ id }) => id);
    const sent = all.filter(({ status }) => status === "sent").map(({ id }) => id);
    expect([...sent, ...uncertain].toSorted()).toEqual(ids.toSorted());
    expect(sent.filter((id) => !arrived.includes(id))).toEqual([]);
    expect(uncertain.length).toBeLessThanOrEqual(4 * 3);
  });
});
