import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequestListener, type FetchHandler } from "@remix-run/node-fetch-server";
import { afterAll, beforeAll } from "vitest";
import { paymentSandbox } from "~/sales/payments/provider/demo-payments.server";
import { listeningOn, loopbackAddress } from "~/base/lib/http/listening.server";
import { returnFormIn, submit } from "../../razorpay-sandbox/shopper";

/** How an answer of the provider goes wrong: lost after the work was done, lost before, never given, refused, not JSON, or something else. */
type Fault = "lost-answer" | "no-connection" | "silence" | 401 | 429 | 500 | "html" | object;

/** The payment sandbox behind a real HTTP server where the shop's own SDK finds it, with a wire that can be cut. */
export function providerOnTheWire() {
  const faults: { match: RegExp; fault: Fault; left: number }[] = [];
  const calls: string[] = [];
  const answer: FetchHandler = async (request, client) => {
    const caller = { clientAddress: client.address };
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/demo-pay/")) return new Response("Not Found", { status: 404 });
    const call = `${request.method} ${pathname.replace("/demo-pay", "")}`;
    calls.push(call);
    const due = faults.find(({ match, left }) => left > 0 && match.test(call));
    if (!due) return sandbox().handle(request, caller);
    due.left -= 1;
    if (due.fault === "lost-answer") await sandbox().handle(request, caller);
    if (due.fault === "silence") return new Promise<Response>(() => undefined);
    if (due.fault === "html") return new Response("<h1>Bad gateway</h1>", { status: 502 });
    if (typeof due.fault === "object") return Response.json(due.fault);
    if (typeof due.fault === "number") {
      return Response.json({ error: { code: "SERVER_ERROR" } }, { status: due.fault });
    }
    server.closeAllConnections();
    return new Response();
  };
  const server = createServer(createRequestListener(answer));

  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    listeningOn((server.address() as AddressInfo).port);
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    sandbox().close();
  });

  return {
    /** Calls to the provider so far, as `POST /v1/orders`. */
    calls,
    /** The next `times` calls that match go wrong; calling what it gives ends that before. */
    fail(match: RegExp, fault: Fault, times = 1): () => void {
      const fails = { match, fault, left: times };
      faults.push(fails);
      return () => void (fails.left = 0);
    },
  };
}

function sandbox() {
  const open = paymentSandbox();
  if (!open) throw new Error("The sandbox is off");
  return open;
}

export type PayFields = Record<string, string>;

/**
 * What a shopper's browser without scripts does on the provider's page: opens it with the shop's form, presses one of its
 * buttons. Gives the fields that are posted back to the shop, or null when nothing is.
 */
export async function payOnHostedPage(
  fields: PayFields,
  press: Record<string, string> = { outcome: "pay" },
): Promise<PayFields | null> {
  const opened = await submit(`${loopbackAddress()}/demo-pay/v1/checkout/embedded`, fields);
  const page = opened.headers.get("Location");
  if (!page) throw new Error(`The pay page did not open: ${opened.status} ${await opened.text()}`);
  const answer = await submit(new URL(page, loopbackAddress()).href, press);
  return returnFormIn(await answer.text())?.fields ?? null;
}
