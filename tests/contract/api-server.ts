import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { matchRoutes } from "@remix-run/react";
import { createRequestListener, type FetchHandler } from "@remix-run/node-fetch-server";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { addresses } from "./api-addresses";

type Handler = (args: LoaderFunctionArgs) => Promise<Response>;

const modules = import.meta.glob<{ loader: Handler; action: Handler }>("../../app/*/api/*.ts");

/** /api/v1 behind a real HTTP server; gives its address and how to end it. */
export async function apiServer(): Promise<{ address: string; close: () => Promise<unknown> }> {
  const server = createServer(createRequestListener(answer));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => server.close(done)),
  };
}

const answer: FetchHandler = async (request, client) => {
  const match = matchRoutes(addresses, new URL(request.url).pathname)?.at(-1);
  const load = match && modules[`../../app/${match.route.id}`];
  if (!load) return new Response("Not Found", { status: 404 });
  const { loader, action } = await load();
  const reads = request.method === "GET" || request.method === "HEAD";
  return (reads ? loader : action)({
    request,
    params: match.params,
    context: { requestId: "", nonce: "", clientAddress: client.address, origin: null },
  });
};
