import { connect } from "node:net";
import { Stopwatch } from "./stopwatch";
import { TooLate, usual } from "./front";

export type RawAnswer = {
  /** The status of each answer that came; none: the line was closed, or broke, without a word. */
  statuses: number[];
  /** What broke the line, if something did. */
  broke: string | null;
};

/**
 * Sends these bytes on a line of their own and reads until the other side closes it. `isCut`: there is no more to come, although
 * the request is not whole, and the other side is told so. Rejects with `TooLate`.
 */
export function sendRaw(
  port: number,
  bytes: Buffer,
  { isCut = false, limit = usual } = {},
): Promise<RawAnswer> {
  const watch = new Stopwatch();
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let said = "";
    let broke: string | null = null;
    const late = () => {
      const left = limit - watch.own;
      if (left > 0) timer = setTimeout(late, Math.max(20, left));
      else {
        reject(new TooLate(`no answer within ${limit} ms`));
        socket.destroy();
      }
    };
    let timer = setTimeout(late, limit);
    socket.on("data", (chunk: Buffer) => {
      said += chunk.toString("latin1");
      // One that waits for more on this line is told that nothing more comes, once it has begun to answer.
      if (!socket.writableEnded) socket.end();
    });
    socket.on("error", ({ message }) => (broke = message));
    socket.once("close", () => {
      clearTimeout(timer);
      resolve({ statuses: statusesIn(said), broke });
    });
    if (isCut) socket.end(bytes);
    else socket.write(bytes);
  });
}

/** Of the answers on a line: the first stands at its beginning, others begin a line. */
function statusesIn(said: string): number[] {
  return [...said.matchAll(/^HTTP\/1\.[01] (\d{3})(?= |\r)/gm)].map(([, status]) => Number(status));
}
