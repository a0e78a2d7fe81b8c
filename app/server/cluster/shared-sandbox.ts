import type { Sandbox } from "~/razorpay-sandbox/sandbox.server";
import type { Ask } from "./ipc";

/** A request to the payment sandbox in transit between processes; the body in base64. */
type Carried = {
  url: string;
  method: string;
  headers: [string, string][];
  body: string;
  clientAddress: string | undefined;
};
type Answer = { status: number; headers: [string, string][]; body: string; hangUp: boolean };

/** Bytes forwarded of a body: more than the sandbox accepts, so it refuses oversized ones itself. */
const mostBytes = 300 * 1024;

/** A sandbox that forwards requests to the process running it. */
export function remoteSandbox(ask: Ask): Sandbox {
  return {
    handle: async (request, { clientAddress, hangUp } = {}) => {
      const body = await beginningOf(request).catch(() => null);
      // The request was aborted: no one reads the response.
      if (!body) return new Response(null, { status: 400 });
      const carried: Carried = {
        url: request.url,
        method: request.method,
        headers: [...request.headers],
        body: body.toString("base64"),
        clientAddress,
      };
      const answer = await ask<Answer>("sandbox", carried);
      if (answer.hangUp) hangUp?.();
      return responseOf(answer);
    },
    idle: async () => undefined,
    close: () => undefined,
  };
}

/** Answers a forwarded request. */
export async function answerCarried(sandbox: Sandbox, carried: Carried): Promise<Answer> {
  let hangUp = false;
  const { url, method, headers, body, clientAddress } = carried;
  const hasBody = method !== "GET" && method !== "HEAD";
  const request = new Request(url, {
    method,
    headers,
    ...(hasBody && { body: Buffer.from(body, "base64") }),
  });
  const response = await sandbox.handle(request, { clientAddress, hangUp: () => (hangUp = true) });
  return {
    status: response.status,
    headers: [...response.headers],
    body: Buffer.from(await response.arrayBuffer()).toString("base64"),
    hangUp,
  };
}

function responseOf({ status, headers, body }: Answer): Response {
  const bytes = Buffer.from(body, "base64");
  return new Response(bytes.length > 0 ? bytes : null, { status, headers });
}

async function beginningOf({ body }: Request): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const reader = body?.getReader();
  for (let size = 0; size < mostBytes;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) break;
    parts.push(value);
    size += value.byteLength;
  }
  return Buffer.concat(parts);
}
