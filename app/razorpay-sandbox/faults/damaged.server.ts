import { setTimeout as pause } from "node:timers/promises";
import { ApiError, ownFault } from "../api-error";
import type { Context } from "../context";
import { errorJson } from "../http/answers";
import { dropBody } from "../http/body";
import type { Caller } from "../http/route";
import type { Damage } from "./fault";

/** Responds to a call with a fault; null if the connection was cut. `work` produces the real response. */
export async function damaged(
  context: Context,
  damage: Damage,
  { request, caller, work }: { request: Request; caller: Caller; work: () => Promise<Response> },
): Promise<Response | null> {
  const { status, hang, afterCommit = false } = damage;
  const done = afterCommit ? await work() : null;
  if (hang !== undefined) await wait(context, hang);
  if (context.closing.aborted) return errorJson(ownFault());
  if (status !== undefined) {
    if (!done) await dropBody(request);
    return refusalWith(status);
  }
  const isLost = damage.drop ?? (afterCommit && hang === undefined);
  if (isLost || request.signal.aborted) {
    if (!done) await dropBody(request);
    caller.hangUp?.();
    return null;
  }
  return done ?? work();
}

/** Waits in real time; ends early when the sandbox closes. */
async function wait({ closing }: Context, ms: number): Promise<void> {
  await pause(ms, undefined, { signal: closing, ref: false }).catch(() => {});
}

function refusalWith(status: number | "502html"): Response {
  if (status === "502html") {
    return new Response("<html><body><h1>502 Bad Gateway</h1></body></html>", {
      status: 502,
      headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
    });
  }
  const description =
    status === 429 ? "Too many requests. Please try again later." : ownFault().body.description;
  const code =
    status < 500 ? "BAD_REQUEST_ERROR" : status === 502 ? "GATEWAY_ERROR" : "SERVER_ERROR";
  return errorJson(new ApiError(status, { ...ownFault().body, code, description }));
}
