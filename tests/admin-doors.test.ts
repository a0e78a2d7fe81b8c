import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { beforeAll, describe, expect, test } from "vitest";
import routes from "~/routes";
import { answerTo } from "./accounts/answers";
import { admin, argsFor, cookieOf, shopper } from "./cast";

type Handler = (args: LoaderFunctionArgs) => unknown;
type Module = { loader?: Handler; action?: Handler; default?: unknown };
type Door = { file: string; path: string; isFrame: boolean };

/** Every file that answers under an address, wherever in the tree of routes it stands. */
function doorsIn(entries: RouteConfigEntry[], above = ""): Door[] {
  return entries.flatMap(({ file, path, children }) => {
    const full = [above, path].filter(Boolean).join("/");
    return [
      { file, path: `/${full}`, isFrame: Boolean(children) },
      ...doorsIn(children ?? [], full),
    ];
  });
}

const modules = import.meta.glob<Module>("../app/**/*.{ts,tsx}");
const all = doorsIn(routes as RouteConfigEntry[]);
const doors = all.filter(
  ({ file, path, isFrame }) =>
    !isFrame && (path.startsWith("/dashboard/admin") || /\/routes\/admin-[^/]*$/.test(file)),
);
const frames = all.filter(({ file, isFrame }) => isFrame && file.includes("admin"));

const people: Record<"guest" | "shopper" | "admin", string | undefined> = {
  guest: undefined,
  shopper: undefined,
  admin: undefined,
};

beforeAll(async () => {
  people.shopper = await cookieOf(await shopper());
  people.admin = await cookieOf(await admin());
});

test("there are doors to try, each once", () => {
  expect(doors.length).toBeGreaterThanOrEqual(13);
  expect(new Set(doors.map(({ path }) => path)).size).toBe(doors.length);
});

describe.each(doors)("$path", ({ file, path }) => {
  const params = Object.fromEntries(
    [...path.matchAll(/:(\w+)|\*/g)].map(([part, name]) => [name ?? part, "any"]),
  );
  const address = path.replace(/:\w+\??|\*/g, "any");
  const statusOf = async (handler: Handler, who: keyof typeof people, form?: object) =>
    (
      await answerTo(
        handler,
        argsFor(address, { params, cookie: people[who], ...(form && { form: { ...form } }) }),
      )
    ).status;

  test("can be read by admins only", async () => {
    const { loader, action, default: page } = await moduleOf(file);
    if (page) expect(loader, "a page without a loader guards nothing").toBeDefined();
    expect(loader ?? action, "what answers nobody needs no address").toBeDefined();
    if (!loader) return;
    expect(await statusOf(loader, "guest")).toBe(401);
    expect(await statusOf(loader, "shopper")).toBe(403);
    expect([401, 403]).not.toContain(await statusOf(loader, "admin"));
  });

  test("can be used by admins only", async () => {
    const { action } = await moduleOf(file);
    if (!action) return;
    expect(await statusOf(action, "guest", {})).toBe(401);
    expect(await statusOf(action, "shopper", {})).toBe(403);
    expect([401, 403]).not.toContain(await statusOf(action, "admin", {}));
  });
});

test.each(frames)("the frame $file around them holds nothing to guard", async ({ file }) => {
  const { loader, action } = await moduleOf(file);
  expect(loader ?? action).toBeUndefined();
});

test("a session that nobody started opens no door", async () => {
  const { loader } = await moduleOf("routes/admin/home.tsx");
  if (!loader) throw new Error("The admin's dashboard has no loader");
  const ask = { cookie: "prayosha_session=made-up" };
  expect((await answerTo(loader, argsFor("/dashboard/admin", ask))).status).toBe(401);
});

async function moduleOf(file: string): Promise<Module> {
  const load = modules[`../app/${file}`];
  if (!load) throw new Error(`app/${file} does not exist`);
  return load();
}
