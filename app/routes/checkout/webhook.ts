import type { ActionFunctionArgs } from "@remix-run/node";
import { bodyUpTo } from "~/base/lib/http/body.server";
import { log } from "~/base/lib/log/log.server";
import { recordRefused } from "~/sales/payments/webhooks/deliveries.server";
import { receiveWebhook } from "~/sales/payments/webhooks/receive.server";

const maxBytes = 256 * 1024;

export function loader() {
  return answer(405, { ok: false }, { Allow: "POST" });
}

/**
 * Events from the provider's servers, authenticated by its signature over the body. The provider resends an event unless the
 * response is 2xx.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  try {
    const raw = await bytesOf(request);
    if (!raw) return answer(413, { ok: false });
    const received = await receiveWebhook(
      raw,
      request.headers.get("X-Razorpay-Signature"),
      request.headers.get("X-Razorpay-Event-Id"),
    );
    if (!received) return answer(401, { ok: false });
    return answer(200, received.isNew ? { ok: true } : { ok: true, duplicate: true });
  } catch (error) {
    log.error({ requestId: context.requestId, err: error });
    return answer(500, { ok: false });
  }
}

/** Null: larger than any event. */
async function bytesOf(request: Request): Promise<Uint8Array | null> {
  try {
    return await bodyUpTo(maxBytes, request);
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    await recordRefused("too-large").catch(() => undefined);
    return null;
  }
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
