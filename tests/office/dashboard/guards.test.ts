import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeAll, describe, expect, test } from "vitest";
import routes from "~/routes";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { answerTo } from "../../people/accounts/answers";

type Handler = (args: LoaderFunctionArgs) => unknown;
type Screen = { loader?: Handler; action?: Handler; default?: unknown };
type Config = { file: string; path?: string; children?: Config[] };

const modules = import.meta.glob<Screen>("../../../app/routes/**/*.{ts,tsx}");
const areas = routes.filter(
  (route): route is Config =>
    "file" in route && /^routes\/(account\/(area|dashboard)|admin\/area)\./.test(route.file),
);
const screens = areas
  .flatMap((area) => area.children ?? [area])
  .map(({ file, path = "" }) => ({ file, path: `/${path}`, forAdmins: path.includes("admin") }));

let shopperCookie: string;
let adminCookie: string;

beforeAll(async () => {
  shopperCookie = await cookieOf(await shopper());
  adminCookie = await cookieOf(await admin());
});

test("there are both areas and the way to them", () => {
  expect(screens.length).toBeGreaterThanOrEqual(12);
  expect(screens.filter(({ forAdmins }) => forAdmins).length).toBeGreaterThanOrEqual(8);
});

describe.each(screens)("$path", ({ file, path, forAdmins }) => {
  const statusOf = async (
    handler: Handler,
    ask: { form?: Record<string, string>; cookie?: string },
  ) => (await answerTo(handler, argsFor(path, { ...ask, params: { slug: "any" } }))).status;

  test("asks who is there before it shows anything", async () => {
    const { loader } = await screenIn(file);
    expect(loader, "a page without a loader guards nothing").toBeDefined();
    if (!loader) return;
    expect(await statusOf(loader, {})).toBe(401);
    expect(await statusOf(loader, { cookie: "prayosha_session=made-up" })).toBe(401);
    const forShopper = await statusOf(loader, { cookie: shopperCookie });
    if (forAdmins) expect(forShopper).toBe(403);
    else expect([200, 302, 303]).toContain(forShopper);
    expect([401, 403]).not.toContain(await statusOf(loader, { cookie: adminCookie }));
  });

  test("asks who is there before it changes anything", async () => {
    const { action } = await screenIn(file);
    if (!action) return;
    expect(await statusOf(action, { form: {} })).toBe(401);
    if (forAdmins) expect(await statusOf(action, { form: {}, cookie: shopperCookie })).toBe(403);
  });
});

test.each(areas.filter(({ children }) => children).map(({ file }) => file))(
  "the frame of an area (%s) holds nothing to guard",
  async (file) => {
    const { loader, action } = await screenIn(file);
    expect(loader ?? action).toBeUndefined();
  },
);

async function screenIn(file: string): Promise<Screen> {
  const load = modules[`../../../app/${file}`];
  if (!load) throw new Error(`app/${file} does not exist`);
  return load();
}
