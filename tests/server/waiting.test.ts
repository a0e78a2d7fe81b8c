import path from "node:path";
import type { EntryContext } from "@remix-run/node";
import Database from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { cannotStoreWords } from "~/lib/cannot-store";
import { settings } from "~/lib/settings.server";
import { createHandler } from "~/server/handler";
import { buildOf } from "./build-of";

/** As a database on a disk that was made read-only, or is held by an upgrade, answers who wants to store something. */
function store(): never {
  const shop = new Database(path.join(settings.dataDir, "shop.sqlite"), { readonly: true });
  try {
    shop.exec("INSERT INTO attempts VALUES ('x', 0, 0)");
  } finally {
    shop.close();
  }
  throw new Error("It was stored");
}

const module = { default: () => null, loader: store, action: store };
const handle = createHandler(
  buildOf(
    {
      cart: { id: "cart", path: "cart", module },
    },
    {
      // Shows what a page would: whatever reaches the error page of a route.
      default: (_request, status, headers, { staticHandlerContext }: EntryContext) =>
        new Response(JSON.stringify(staticHandlerContext.errors), { status, headers }),
    },
  ),
  "production",
);

const ask = (address: string, method = "GET") =>
  handle(
    new Request(`http://localhost:3000${address}`, {
      method,
      ...(method === "POST" && {
        body: "quantity=1",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      }),
    }),
    { family: "IPv4", address: "127.0.0.1", port: 1 },
  );

describe("while nothing can be stored", () => {
  test.each([
    ["a page", "/cart", "GET"],
    ["a form", "/cart", "POST"],
    ["the data of a page", "/cart.data", "GET"],
    ["a form that was sent by a script", "/cart.data", "POST"],
  ])(
    "%s is answered by 503, when to come again, and nothing of what broke",
    async (_, at, method) => {
      const answer = await ask(at, method);
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "15"]);
      const said = await answer.text();
      expect(said).toContain(cannotStoreWords);
      expect(said).not.toMatch(/SQLITE|readonly|\.tsx?:\d|\n\s+at /i);
    },
  );
});
