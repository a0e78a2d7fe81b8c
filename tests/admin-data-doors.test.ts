import type { ServerBuild } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { createRequestHandler } from "@remix-run/node";
import { beforeAll, describe, expect, test } from "vitest";
import { doors, may, type Right } from "~/accounts/staff/doors";
import type { Viewer } from "~/accounts/viewer.server";
import routes from "~/routes";
import { admin, argsFor, cookieOf, packer, seller, shopper } from "./cast";
import { buildOf } from "./server/build-of";

/*
 * The data of a screen has an address of its own, `….data`, which browsers with script ask. `admin-doors.test.ts` tries the loaders; here
 * Remix itself answers, so that no screen is open there to whoever may not read it.
 */

type Module = ServerBuild["routes"][string]["module"];
const modules = import.meta.glob<Module>("../app/routes/admin/**/*.{ts,tsx}");
const area = "dashboard/admin";

type Door = { file: string; path: string };

function filesIn(entries: RouteConfigEntry[], above = ""): Door[] {
  return entries.flatMap(({ file, path, children }) => {
    const full = [above, path].filter(Boolean).join("/");
    return children ? filesIn(children, full) : [{ file, path: full }];
  });
}

const fileOf = new Map(filesIn(routes as RouteConfigEntry[]).map(({ file, path }) => [path, file]));
const all = (Object.entries(doors) as [Right, readonly string[]][]).flatMap(([right, paths]) =>
  paths.map((path) => ({ right, path: [area, path].filter(Boolean).join("/") })),
);

const cast = { shopper, packer, seller, admin };
type Known = keyof typeof cast;
const people = new Map<Known, Viewer>();
const cookies = new Map<Known, string>();
let remix: ReturnType<typeof createRequestHandler>;

beforeAll(async () => {
  for (const who of Object.keys(cast) as Known[]) {
    const person = await cast[who]();
    people.set(who, person);
    cookies.set(who, await cookieOf(person));
  }
  const built = await Promise.all(
    all.map(async ({ path }) => {
      const load = modules[`../app/${fileOf.get(path)}`];
      if (!load) throw new Error(`There is no screen at ${path}`);
      return [path, { id: path, path, parentId: "root", module: await load() }] as const;
    }),
  );
  const root = { id: "root", path: "", module: { default: () => null } };
  const entry = { default: () => new Response("a page"), handleError: () => undefined };
  const build = buildOf({ root, ...Object.fromEntries(built) }, entry);
  remix = createRequestHandler(build, "production");
});

async function statusOf(path: string, who: Known | null, method = "GET"): Promise<number> {
  const address = `http://localhost:3000/${path.replace(/:\w+/g, "any")}.data`;
  const headers = who ? { Cookie: cookies.get(who) ?? "" } : {};
  const answer = await remix(new Request(address, { method, headers }), argsFor("/").context);
  await answer.text();
  return answer.status;
}

describe.each(all)("/$path.data", ({ path, right }) => {
  test("answers those who may read the screen, and nobody else", async () => {
    expect(await statusOf(path, null)).toBe(401);
    expect(await statusOf(path, "shopper")).toBe(403);
    for (const who of ["packer", "seller", "admin"] as const) {
      const status = await statusOf(path, who);
      if (may(people.get(who) ?? { role: 0, staff: null }, right))
        expect([401, 403], who).not.toContain(status);
      else expect(status, who).toBe(403);
    }
  });

  test("takes no form of others", async () => {
    // 405: the screen takes none at all.
    expect([401, 405]).toContain(await statusOf(path, null, "POST"));
    expect([403, 405]).toContain(await statusOf(path, "shopper", "POST"));
    if (!may(people.get("packer") ?? { role: 0, staff: null }, right))
      expect([403, 405]).toContain(await statusOf(path, "packer", "POST"));
  });
});
