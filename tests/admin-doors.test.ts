import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { beforeAll, describe, expect, test } from "vitest";
import routes from "~/routes";
import { answerTo } from "./people/accounts/answers";
import { doors as table } from "~/people/accounts/staff/doors";
import { forms } from "~/people/accounts/staff/form-doors";
import { may, type Right } from "~/people/accounts/staff/rights";
import { opens } from "~/people/accounts/staff/open-doors";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { createHandler, type Handler as Server } from "~/server/handler";
import { admin, argsFor, cookieOf, packer, seller, shopper } from "./cast";
import { shopBuild } from "./server/shop-build";

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

const area = "/dashboard/admin";
const nobody = { role: 0, staff: null };
const noIntent: [string, Right] = ["", "owner"];
const tabled = (Object.entries(table) as [Right, readonly string[]][]).flatMap(([right, paths]) =>
  paths.map((path) => ({ right, path: [area, path].filter(Boolean).join("/") })),
);
const cast = { shopper, packer, seller, admin };
type Known = keyof typeof cast;
const known = Object.keys(cast) as Known[];
const people = new Map<Known, Viewer>();
const cookies = new Map<Known | "guest", string>();

let serve: Server;

beforeAll(async () => {
  serve = createHandler(await shopBuild(), "production");
  for (const who of known) {
    const person = await cast[who]();
    people.set(who, person);
    cookies.set(who, await cookieOf(person));
  }
});

test("there are doors to try, each once", () => {
  expect(doors.length).toBeGreaterThanOrEqual(13);
  expect(new Set(doors.map(({ path }) => path)).size).toBe(doors.length);
});

test("every door stands once in the table of who may open it, and no other", () => {
  const paths = tabled.map(({ path }) => path);
  expect(paths.toSorted()).toEqual(doors.map(({ path }) => path).toSorted());
  for (const door of Object.keys(forms)) expect(paths).toContain(`${area}/${door}`);
});

describe.each(doors)("$path", ({ file, path }) => {
  const right = tabled.find((door) => door.path === path)?.right ?? "owner";
  const params = Object.fromEntries(
    [...path.matchAll(/:(\w+)|\*/g)].map(([part, name]) => [name ?? part, "any"]),
  );
  const address = path.replace(/:\w+\??|\*/g, "any");
  const statusOf = async (handler: Handler, who: Known | "guest", form?: object) =>
    (
      await answerTo(
        handler,
        argsFor(address, { params, cookie: cookies.get(who), ...(form && { form: { ...form } }) }),
      )
    ).status;
  /** As React asks for the page's data, or sends a form of it. */
  const dataStatusOf = async (who: Known | "guest", form?: Record<string, string>) => {
    const [at, client] = [`http://localhost:3000${address}.data`, { address: "127.0.0.1" }];
    const asked = new Request(at, {
      method: form ? "POST" : "GET",
      headers: { Cookie: cookies.get(who) ?? "", "Sec-Fetch-Site": "same-origin" },
      body: form ? new URLSearchParams(form) : null,
    });
    const answer = await serve(asked, { ...client, family: "IPv4", port: 1 });
    await answer.body?.cancel();
    // Only what is open to all may be kept by others.
    expect(answer.headers.get("Cache-Control"), `${who} ${address}`).toMatch(/no-store|private/);
    return answer.status;
  };
  const split = forms[path.slice(area.length + 1)];
  const sent: [string, Right][] = split
    ? [...Object.entries(split), ["anything-else", "owner"], ...(split[""] ? [] : [noIntent])]
    : [["", right]];
  const isOpenTo = (who: Known, asked: Right) => may(people.get(who) ?? nobody, asked);

  test("can be read by those who may", async () => {
    const { loader, action, default: page } = await moduleOf(file);
    if (page) expect(loader, "a page without a loader guards nothing").toBeDefined();
    expect(loader ?? action, "what answers nobody needs no address").toBeDefined();
    if (!loader) return;
    expect(await statusOf(loader, "guest")).toBe(401);
    expect(await statusOf(loader, "shopper")).toBe(403);
    for (const who of known) {
      const status = await statusOf(loader, who);
      if (isOpenTo(who, right)) expect([401, 403], who).not.toContain(status);
      else expect(status, who).toBe(403);
    }
  });

  test("gives its data, and takes its forms, from those who may", async () => {
    const { loader, action, default: page } = await moduleOf(file);
    if (!page) return;
    for (const who of ["guest", ...known] as const) {
      const refusal = who === "guest" ? 401 : 403;
      const isOpen = who !== "guest" && isOpenTo(who, right);
      if (loader && !isOpen) expect(await dataStatusOf(who), who).toBe(refusal);
      if (loader && isOpen) expect([401, 403], who).not.toContain(await dataStatusOf(who));
      for (const [intent, asked] of action ? sent : [])
        if (who === "guest" || !isOpenTo(who, asked))
          expect(await dataStatusOf(who, { intent }), `${who} ${intent}`).toBe(refusal);
    }
  });

  test("can be used by those who may, form by form", async () => {
    const { action } = await moduleOf(file);
    if (!action) return;
    expect(await statusOf(action, "guest", {})).toBe(401);
    for (const [intent, asked] of sent)
      for (const who of known) {
        const status = await statusOf(action, who, intent ? { intent } : {});
        if (isOpenTo(who, asked)) expect([401, 403], `${who} ${intent}`).not.toContain(status);
        else expect(status, `${who} ${intent}`).toBe(403);
      }
  });

  test("is led to by no link for those who may not", () => {
    for (const who of known)
      expect(opens(address, people.get(who) ?? nobody), who).toBe(isOpenTo(who, right));
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
