import type { RouteConfigEntry } from "@remix-run/route-config";
import { JSDOM } from "jsdom";
import routes from "~/routes";
import { callsByTopic } from "~/layout/contract/calls";
import type { Call } from "~/base/lib/api/call";
import { publicUrl, send, throughProxy } from "../storm/front";
import type { Person, Role } from "./people";

export type FilledForm = { path: string; fields: [name: string, value: string][]; role: Role };

/** What no route of the table spells out. */
const ofTheServer = ["/photos/:hash/:width.jpg", "/assets/:name"];

/** Every address of the shop, with `:name` and `*` where something is to be put in. */
export function addresses(): string[] {
  const pathsIn = (entries: RouteConfigEntry[], above = ""): string[] =>
    entries.flatMap(({ path, children }) => {
      const full = [above, path].filter(Boolean).join("/");
      return [`/${full}`, ...pathsIn(children ?? [], full)];
    });
  return [...new Set([...pathsIn(routes as RouteConfigEntry[]), ...ofTheServer])];
}

/** Every call of /api/v1. */
export const calls: Call[] = Object.values(callsByTopic).flat();

/** Where the looking around begins: pages that lead on, and pages with forms that few links lead to. */
const begin = [
  "/",
  "/Store",
  "/cart",
  "/login",
  "/login/code",
  "/register",
  "/forgotpassword",
  "/contact",
  "/grievances",
  "/track",
  "/bulk",
  "/search?q=groundnut",
  "/checkout",
  "/dashboard",
  "/dashboard/confirm",
  "/dashboard/user/profile",
  "/dashboard/user/addresses",
  "/dashboard/admin/profile",
  "/dashboard/admin/two-steps",
  "/dashboard/admin/two-steps?set-up",
  "/dashboard/admin/oils",
  "/dashboard/admin/search-words",
  "/dashboard/admin/create-category",
  "/dashboard/admin/create-product",
  "/dashboard/admin/products/archived",
  "/dashboard/admin/products/import",
  "/dashboard/admin/stock",
  "/dashboard/admin/stock/arrivals",
  "/dashboard/admin/press-plan",
  "/dashboard/admin/stock/import",
  "/dashboard/admin/orders/unconfirmed",
  "/dashboard/admin/batches",
  "/dashboard/admin/batches/new",
  "/dashboard/admin/batches/import",
  "/dashboard/admin/coupons",
  "/dashboard/admin/couriers",
  "/dashboard/admin/settings",
  "/dashboard/admin/settings/testimonials",
  "/dashboard/admin/settings/story",
  "/dashboard/admin/reviews",
  "/dashboard/admin/settings/payments",
  "/dashboard/admin/settings/delivery",
  "/dashboard/admin/settings/returns",
  "/dashboard/admin/returns",
  "/dashboard/admin/delivery",
  "/dashboard/admin/delivery/import",
  "/dashboard/admin/settings/prices",
  "/dashboard/admin/settings/checkout",
];

/** Goes from link to link as far as `most` pages; gives the forms with what stands in them, and the values seen in addresses. */
export async function explore(port: number, person: Person, most: number) {
  const waiting = [...begin];
  const seen = new Set(waiting);
  const forms = new Map<string, FilledForm>();
  for (
    let next = waiting.shift(), count = 0;
    next && count < most;
    next = waiting.shift(), count += 1
  ) {
    const page = await send(port, {
      method: "GET",
      path: next,
      headers: { ...throughProxy("10.8.8.8"), Cookie: person.cookie, Accept: "text/html" },
    });
    if (!String(page.headers["content-type"]).startsWith("text/html")) continue;
    const { document } = new JSDOM(page.body, { url: publicUrl + next }).window;
    for (const link of document.querySelectorAll("a")) {
      const path = link.pathname + link.search;
      if (link.origin !== publicUrl || seen.has(path)) continue;
      seen.add(path);
      waiting.push(path);
    }
    for (const form of document.querySelectorAll("form")) {
      const filled = filledForm(form, next, person.role);
      const likeness = `${filled.path.replace(/[0-9a-f]{32}|PR-\d+/g, "…")} ${filled.fields.map(([name]) => name).join()}`;
      forms.set(likeness, filled);
    }
  }
  return { forms: [...forms.values()], paths: [...seen] };
}

function filledForm(form: HTMLFormElement, page: string, role: Role): FilledForm {
  const window = form.ownerDocument.defaultView!;
  const fields = [...new window.FormData(form)].map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const button = form.querySelector<HTMLButtonElement>("button[name]");
  if (button) fields.push([button.name, button.value]);
  const { pathname, search } = new URL(form.getAttribute("action") ?? page, publicUrl);
  return { path: pathname + search, fields, role };
}
