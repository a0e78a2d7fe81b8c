import path from "node:path";
import type { EntryContext } from "@remix-run/node";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { attempts } from "~/base/db/schema";
import { cannotStoreWords } from "~/base/lib/cannot-store";
import { settings } from "~/base/lib/env/settings.server";
import { createHandler } from "~/server/handler";
import { buildOf } from "./build-of";

async function store(): Promise<never> {
  await write((tx) => tx.insert(attempts).values({ key: "x", count: 0, resetsAt: 0 }).run());
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

const questions = [
  ["a page", "/cart", "GET"],
  ["a form", "/cart", "POST"],
] as const;
let answers: Map<string, Response>;

/** All at once: each waits as long as it would alone before it gives up. */
beforeAll(async () => {
  const other = new Database(path.join(settings.dataDir, "shop.sqlite"));
  other.exec("BEGIN IMMEDIATE");
  const asked = questions.map(async ([name, at, method]) => [name, await ask(at, method)] as const);
  answers = new Map(await Promise.all(asked));
  other.close();
});

describe("while another program holds the database", () => {
  test.each(questions)(
    "%s is answered by 503, when to come again, and nothing of what broke",
    async (name) => {
      const answer = answers.get(name) as Response;
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "15"]);
      const said = await answer.text();
      expect(said).toContain(cannotStoreWords);
      expect(said).not.toMatch(/SQLITE|locked|\.tsx?:\d|\n\s+at /i);
    },
  );
});
