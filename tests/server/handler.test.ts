import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, it } from "vitest";
import { createHandler } from "~/server/handler";
import { buildOf } from "./build-of";

/** The smallest Remix app with a form: one page whose action says that it ran. */
const app = buildOf(
  {
    form: {
      id: "form",
      path: "form",
      module: { default: () => null, action: () => ({ ran: true }) },
    },
    mailed: {
      id: "mailed",
      path: "forgotpassword/:token",
      module: { default: () => null, action: () => ({ ran: true }) },
    },
    sandbox: {
      id: "sandbox",
      path: "demo-pay/*",
      module: {
        default: undefined as never,
        action: ({ request, context }: ActionFunctionArgs) =>
          Response.json([request.headers.get("Origin"), context.line?.clientAddress]),
      },
    },
  },
  { default: () => new Response("page") },
);
const handle = createHandler(app, "production");

const post = (path: string, headers: Record<string, string>) =>
  handle(new Request(`http://localhost:3000${path}`, { method: "POST", headers, body: "" }), {
    family: "IPv4",
    address: "127.0.0.1",
    port: 1,
  });

it.each([
  ["its own page behind a proxy that tells another Host", "https://shop.example"],
  ["its own page on another port of a proxy", "https://localhost:8443"],
  ["a browser that tells an origin nobody can read", "garbage"],
])("a form sent by %s is read when the browser vouches for it", async (_, origin) => {
  const headers = { Origin: origin, "Sec-Fetch-Site": "same-origin", Host: "127.0.0.1:3000" };
  expect((await post("/form", headers)).status).toBe(200);
});

it.each([
  ["another site", { "Sec-Fetch-Site": "cross-site" }],
  ["another origin", { Origin: "https://evil.example" }],
  ["an origin nobody can read", { Origin: "garbage" }],
  ["a page that hides its origin", { Origin: "null" }],
])("a form sent by %s is refused", async (_, headers) => {
  for (const path of ["/form", "/forgotpassword/token"])
    expect((await post(path, headers)).status).toBe(403);
});

it("the provider's pages take forms from other sites, its control calls see where a call comes from", async () => {
  const headers = { Origin: "http://localhost:3000" };
  const answer = async (path: string) => (await post(path, headers)).json();
  expect(await answer("/demo-pay/v1/checkout/embedded")).toEqual([null, null]);
  expect(await answer("/demo-pay/__emu/reset")).toEqual(["http://localhost:3000", null]);

  const elsewhere = { Origin: "https://evil.example" };
  expect((await post("/demo-pay/v1/checkout/embedded", elsewhere)).status).toBe(200);
  for (const path of ["/demo-pay/__emu/reset", "/DEMO-PAY/__EMU/reset", "/demo-pay/__emu/x"])
    expect((await post(path, elsewhere)).status, path).toBe(403);
});

it("a route learns who is at the other end of the line, whatever headers say", async () => {
  const request = new Request("http://localhost:3000/demo-pay/__emu/reset", {
    method: "POST",
    headers: { "X-Forwarded-For": "127.0.0.1" },
  });
  const client = { family: "IPv4", address: "127.0.0.1", port: 1 } as const;
  const line = { clientAddress: "192.0.2.7", hangUp: () => {} };
  expect(await (await handle(request, client, line)).json()).toEqual([null, "192.0.2.7"]);
});
