import type { IncomingMessage, ServerResponse } from "node:http";

/** Bytes read and thrown away before the line is cut. */
const most = 32 * 1024 * 1024;

/**
 * Reads away what is left of a body nobody wanted (a refused form, too large a photo) once the answer is out. A browser
 * sends all before it reads: without this it would see a broken connection instead of the sentence we sent.
 */
export function readRestAfter(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  response.once("finish", () => {
    if (request.complete) return;
    let rest = 0;
    request.removeAllListeners("data");
    request.on("data", (chunk: Buffer) => {
      rest += chunk.length;
      if (rest > most) request.destroy();
    });
    request.resume();
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
