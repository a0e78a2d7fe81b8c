import { type ChildProcess, spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { databaseFile } from "~/base/db/database-file.server";
import { pauseAfter } from "~/upkeep/jobs/backoff";
import { settings } from "~/base/lib/env/settings.server";
import { log } from "~/base/lib/log/log.server";
import { minute } from "~/base/lib/time";
import { copySettings } from "../store/copy-place.server";
import { configFor } from "./config";
import { type Figures, figuresIn } from "./figures";
import { endLeftover } from "./leftover.server";
import type { Program } from "./program.server";
import { seenLog } from "./seen-log.server";

/** Pauses before it is started again (ms); one that ran for a minute had a good start. */
const pauses = { first: 250, longest: 30_000 };
const longEnough = minute;
/** How long (ms) it may take to send the rest at the end. */
const farewell = 5000;

export type Copier = {
  /** What it tells of itself; null while it does not. */
  figures: () => Promise<Figures | null>;
  /** Why it does not run or what it complained of last, since it last sent something; null: nothing. */
  problem: () => string | null;
  /** Ends it and starts it again. `prepare` runs in between. */
  restart: (prepare?: () => void) => void;
  stop: () => Promise<void>;
};

/** Where Litestream's configuration lies, and the number of its process. */
const configFile = path.join(settings.dataDir, "litestream.json");
const pidFile = path.join(settings.dataDir, "litestream.pid");

/** Ends a Litestream that an earlier start of this shop left behind. */
export const endOldCopier = () => endLeftover(pidFile, configFile);

/** Starts Litestream on the shop's database and keeps it running. `part`: of the store. */
export function startCopier(program: Program, part: string): Copier {
  const copy = copySettings();
  const stopping = new AbortController();
  let child: ChildProcess | null = null;
  let address = "";
  let complaint: string | null = null;
  let before: (() => void) | undefined;

  const start = async (): Promise<ChildProcess> => {
    before?.();
    before = undefined;
    address = `127.0.0.1:${await freePort()}`;
    const config = configFor(program.line, { copy, database: databaseFile, part, address });
    writeFileSync(configFile, config, { mode: 0o600 });
    const started = spawn(program.file, ["replicate", "-config", configFile], {
      env: environment(copy.s3),
      stdio: ["ignore", "ignore", "pipe"],
    });
    if (started.pid !== undefined) writeFileSync(pidFile, String(started.pid), { mode: 0o600 });
    if (started.stderr) createInterface(started.stderr).on("line", heard);
    return started;
  };
  const heard = (line: string) => {
    const { level, msg, error } = saidIn(line);
    if (msg.endsWith("written")) complaint = null;
    if (level !== "ERROR" && level !== "WARN") return;
    const said = withoutKeys(`${msg}${error ? `: ${error}` : ""}`, copy.s3).slice(0, 300);
    // The same once a second says nothing new.
    if (said !== complaint) log.warn({ litestream: said }, "The copier has a problem");
    complaint = said;
  };
  const keep = async () => {
    for (let young = 0; !stopping.signal.aborted;) {
      const since = performance.now();
      const how = await start().then(
        (started) => {
          child = started;
          // It was stopped while it started.
          if (stopping.signal.aborted) started.kill("SIGTERM");
          return ended(started);
        },
        (error: Error) => error.message,
      );
      child = null;
      if (stopping.signal.aborted) return;
      complaint = `Litestream ended (${how}) and is started again`;
      young = performance.now() - since >= longEnough ? 1 : young + 1;
      const pause = pauseAfter(young, pauses);
      log.warn({ how, pause }, "The copier ended and is started again");
      await setTimeout(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const kept = keep();

  return {
    figures: async () => {
      if (!child || program.line !== "0.3") return null;
      const signal = AbortSignal.timeout(2000);
      return fetch(`http://${address}/metrics`, { signal }).then(
        async (answer) => figuresIn(await answer.text(), seenLog()),
        () => null,
      );
    },
    problem: () => complaint,
    restart: (prepare) => {
      before = prepare;
      child?.kill("SIGKILL");
    },
    stop: async () => {
      stopping.abort();
      const last = child;
      last?.kill("SIGTERM");
      const late = new AbortController();
      void setTimeout(farewell, undefined, { signal: late.signal, ref: false }).then(
        () => last?.kill("SIGKILL"),
        () => undefined,
      );
      await kept;
      late.abort();
      rmSync(pidFile, { force: true });
    },
  };
}

/** Nothing of the shop's own secrets; the store's keys by the names that Litestream knows. */
export function environment(keys: { keyId: string; secret: string }): NodeJS.ProcessEnv {
  const { keyId, secret } = keys;
  const { PATH, HOME, SSL_CERT_FILE, SSL_CERT_DIR, HTTPS_PROXY, NO_PROXY } = process.env;
  return {
    NODE_ENV: "production",
    PATH,
    HOME,
    SSL_CERT_FILE,
    SSL_CERT_DIR,
    HTTPS_PROXY,
    NO_PROXY,
    ...(keyId && { LITESTREAM_ACCESS_KEY_ID: keyId, LITESTREAM_SECRET_ACCESS_KEY: secret }),
  };
}

/** How a process ended; a sentence when it could not be started. */
function ended(child: ChildProcess): Promise<string> {
  return new Promise((done) => {
    child.once("error", ({ message }) => done(message));
    child.once("exit", (code, signal) => done(signal ?? `exit code ${code}`));
  });
}

/** A port of this machine that is free now. */
function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer().once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const found = server.address();
      server.close(() => done(typeof found === "object" && found ? found.port : 0));
    });
  });
}

type Said = { level?: string; msg: string; error?: string };

function saidIn(line: string): Said {
  try {
    const { level, msg = "", error } = JSON.parse(line) as Partial<Said>;
    return { msg: String(msg), ...(level && { level }), ...(error && { error: String(error) }) };
  } catch {
    // A crash of the program is no JSON.
    return { level: "ERROR", msg: line };
  }
}

export function withoutKeys(text: string, { keyId, secret }: { keyId: string; secret: string }) {
  return [secret, keyId].filter(Boolean).reduce((left, key) => left.replaceAll(key, "…"), text);
}
