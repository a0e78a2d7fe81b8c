import { write as writeTo, writeSync } from "node:fs";
import { setTimeout as after } from "node:timers/promises";

/** Bytes written at once (PIPE_BUF): pipes write up to this much atomically, so lines of several processes do not mix. */
const pieceSize = 4096;

/**
 * How long (ms) lines wait for others to be written with them. Each write costs some 50 µs on the main thread, a third of a page from
 * memory.
 */
const gathering = 20;

/** Retry pause after a failed write (ms), doubling from `shortest` to `longest`. */
const shortest = 10;
const longest = 1000;

/** How long (ms) an ending process waits for a slow reader. */
const exitPatience = 500;

const lineBreak = Buffer.from("\n");

type Options = {
  /** Buffer size (bytes); lines beyond it are dropped. */
  most: number;
  /** Called when writing works again after `count` lines were dropped. */
  onDropped: (count: number) => void;
};

/**
 * Writes lines to a file descriptor in the background: a full disk or a slow or closed reader blocks nothing. Unwritten lines
 * wait in a buffer of `most` bytes and are retried for ever; lines beyond it are dropped.
 */
export function logLines(fd: number, { most, onDropped }: Options) {
  const waiting: string[] = [];
  let waitingSize = 0;
  /** The part of the current piece not written yet. */
  let rest: Buffer = Buffer.alloc(0);
  /** Whether `rest` starts inside a line. */
  let isCut = false;
  let isBusy = false;
  let isWriting = false;
  let pause = shortest;
  let dropped = 0;
  let unreported = 0;

  const write = (line: string) => {
    const size = Buffer.byteLength(line);
    if (waitingSize + size > most) return drop();
    waiting.push(line);
    waitingSize += size;
    if (isBusy) return;
    isBusy = true;
    writeSoon();
  };
  const writeSoon = () => void setTimeout(writeNext, gathering);
  const drop = () => {
    dropped += 1;
    unreported += 1;
  };
  const writeNext = () => {
    if (rest.length === 0) rest = nextPiece();
    isBusy = rest.length > 0;
    if (!isBusy) return;
    isWriting = true;
    writeTo(fd, rest, (error, written) => {
      isWriting = false;
      if (error) return retry(error);
      advance(written);
      pause = shortest;
      if (unreported > 0 && waitingSize <= most / 2) {
        onDropped(unreported);
        unreported = 0;
      }
      if (rest.length > 0 || waitingSize >= pieceSize) writeNext();
      else if (waitingSize > 0) writeSoon();
      else isBusy = false;
    });
  };
  const nextPiece = (): Buffer => {
    let size = 0;
    let count = 0;
    for (const line of waiting) {
      const more = Buffer.byteLength(line);
      if (count > 0 && size + more > pieceSize) break;
      size += more;
      count += 1;
    }
    waitingSize -= size;
    return Buffer.from(waiting.splice(0, count).join(""));
  };
  const advance = (written: number) => {
    rest = rest.subarray(written);
    isCut = rest.length > 0;
  };
  const retry = ({ code }: NodeJS.ErrnoException) => {
    if (code !== "EAGAIN") {
      // A partial line stays partial; the next one, of this or another process, starts on a line of its own.
      if (isCut) {
        rest = rest.subarray(rest.indexOf("\n") + 1);
        isCut = false;
        drop();
      }
      if (!rest.subarray(0, 1).equals(lineBreak)) rest = Buffer.concat([lineBreak, rest]);
    }
    setTimeout(writeNext, pause).unref();
    pause = Math.min(longest, pause * 2);
  };
  /** Resolves when the buffer is empty, or after `exitPatience` ms. */
  const finish = async () => {
    const givesUpAt = performance.now() + exitPatience;
    const isDone = () => !isBusy || performance.now() > givesUpAt;
    while (!isDone()) await after(shortest);
  };
  /**
   * Flushes synchronously when a process exits without `finish`. The system completes a write in progress, unless a pipe's
   * reader is slow.
   */
  const writeRest = () => {
    const givesUpAt = performance.now() + exitPatience;
    if (isWriting) rest = nextPiece();
    for (;;) {
      if (rest.length === 0) rest = nextPiece();
      if (rest.length === 0) return;
      try {
        advance(writeSync(fd, rest));
      } catch (error) {
        const isSlow = (error as NodeJS.ErrnoException).code === "EAGAIN";
        if (!isSlow || performance.now() > givesUpAt) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, shortest);
      }
    }
  };
  process.on("exit", writeRest);

  return { write, finish, dropped: () => dropped };
}
