import { write as writeTo, writeSync } from "node:fs";
import { setTimeout as after } from "node:timers/promises";

/** Bytes: a pipe takes so much in one piece, so that the lines of several processes stay whole (PIPE_BUF). */
const pieceSize = 4096;

/** Milliseconds until a write that was refused is tried again: doubling from the one to the other. */
const shortest = 10;
const longest = 1000;

/** How long (ms) a process that ends waits for a reader who is slow. */
const atTheEnd = 500;

const lineBreak = Buffer.from("\n");

type Options = {
  /** Bytes that may wait; a line for which there is no room is dropped. */
  most: number;
  /** Writing works again after `count` lines were dropped. */
  onDropped: (count: number) => void;
};

/**
 * Writes lines to a file descriptor, beside all other work: a full disk, a reader who is slow or gone hold nobody up. What
 * cannot be written waits, is tried again for ever, and is dropped beyond `most`.
 */
export function logLines(fd: number, { most, onDropped }: Options) {
  const waiting: string[] = [];
  let waitingSize = 0;
  /** Of what is being written: what the system has not taken yet. */
  let rest: Buffer = Buffer.alloc(0);
  /** Whether `rest` begins in the middle of a line. */
  let isCut = false;
  let isAtWork = false;
  let isWriting = false;
  let pause = shortest;
  let dropped = 0;
  let untold = 0;

  const write = (line: string) => {
    const size = Buffer.byteLength(line);
    if (waitingSize + size > most) return drop();
    waiting.push(line);
    waitingSize += size;
    if (isAtWork) return;
    isAtWork = true;
    // The lines of one turn go out together.
    setImmediate(writeNext);
  };
  const drop = () => {
    dropped += 1;
    untold += 1;
  };
  const writeNext = () => {
    if (rest.length === 0) rest = nextPiece();
    isAtWork = rest.length > 0;
    if (!isAtWork) return;
    isWriting = true;
    writeTo(fd, rest, (error, written) => {
      isWriting = false;
      if (error) return refused(error);
      taken(written);
      pause = shortest;
      if (untold > 0 && waitingSize <= most / 2) {
        onDropped(untold);
        untold = 0;
      }
      writeNext();
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
  const taken = (written: number) => {
    rest = rest.subarray(written);
    isCut = rest.length > 0;
  };
  const refused = ({ code }: NodeJS.ErrnoException) => {
    if (code !== "EAGAIN") {
      // Half a line stays half; what follows, on it or on that of another process, begins on a line of its own.
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
  /** Resolves when nothing waits any more, or when that takes too long. */
  const finish = async () => {
    const givesUpAt = performance.now() + atTheEnd;
    const isDone = () => !isAtWork || performance.now() > givesUpAt;
    while (!isDone()) await after(shortest);
  };
  /**
   * What a process has still to say that ends without `finish`. What is being written just now the system finishes, unless the
   * reader of a pipe is slow.
   */
  const writeRest = () => {
    const givesUpAt = performance.now() + atTheEnd;
    if (isWriting) rest = nextPiece();
    for (;;) {
      if (rest.length === 0) rest = nextPiece();
      if (rest.length === 0) return;
      try {
        taken(writeSync(fd, rest));
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
