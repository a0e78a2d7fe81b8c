import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { askedBy } from "./asked";
import { patternOf, type RouteName } from "./route-name";
import { LRUCache } from "lru-cache";

/** How many sets of routes are remembered, with some KB each: pages of one kind have much the same links. */
const most = 200;

/**
 * Remix's answer to which files the pages need that the links of a page lead to (`/__manifest?p=…`). Remix matches each address, and each
 * one above it, with all routes, for the sixty links of a home page as well. One link to each route says the same, and so does what was
 * answered before.
 */
function routesOfLinks(all: RequestHandler, nameOf: RouteName): RequestHandler {
  const answers = new LRUCache<string, { body: string; headers: [string, string][] }>({
    max: most,
  });

  return async (request, context) => {
    const asked = new URL(request.url);
    const links = new Map(asked.searchParams.getAll("p").map((path) => [nameOf(path), path]));
    if (request.method !== "GET" || links.size === 0 || links.has(null))
      return all(request, context);

    const key = [asked.searchParams.get("version"), ...[...links.keys()].toSorted()].join(" ");
    const known = answers.get(key);
    if (known) return new Response(known.body, { headers: known.headers });

    asked.searchParams.delete("p");
    for (const path of links.values()) asked.searchParams.append("p", path);
    const answer = await all(new Request(asked, request), context);
    if (answer.status !== 200) return answer;
    const headers = [...answer.headers];
    const body = await answer.text();
    answers.set(key, { body, headers });
    return new Response(body, { headers });
  };
}

/**
 * Remix's request handler, given only the routes that lead to the requested one. Remix flattens and ranks all routes several
 * times per request, which takes the CPU time of `/login` from 2.4 to 4.5 ms. Newer versions of React Router 7 rank once: remove
 * this with the upgrade.
 */
export function routesOnTheWay(
  build: ServerBuild,
  mode: string,
  nameOf: RouteName,
): RequestHandler {
  const all = createRequestHandler(build, mode);
  const ofLinks = routesOfLinks(all, nameOf);
  const handlers = new Map<string, RequestHandler>();

  return (request, context) => {
    const { page, kind } = askedBy(request);
    if (kind === "routes") return ofLinks(request, context);
    const { pathname } = page;
    const name = nameOf(pathname) ?? (leadsNowhere(pathname, nameOf) ? nowhere : null);
    if (name === null) return all(request, context);
    const handler = handlers.get(name) ?? createRequestHandler(onTheWayTo(name, build), mode);
    handlers.set(name, handler);
    return handler(request, context);
  };
}

/** What leads to no route needs only the page that says so. */
const nowhere = "/";

/** Whether neither this address nor one above it leads to a route. Not an encoded spelling of a route, which Remix decodes. */
function leadsNowhere(pathname: string, nameOf: RouteName): boolean {
  if (pathname.includes("%")) return false;
  for (let end = pathname.length; end > 0; end = pathname.lastIndexOf("/", end - 1))
    if (nameOf(pathname.slice(0, end)) !== null) return false;
  return true;
}

/** Includes parent routes (`/dashboard/admin`), and what else addresses above it lead to, which Remix tells the browser of. */
function onTheWayTo(name: string, build: ServerBuild): ServerBuild {
  const isOnTheWay = (id: string) => {
    const pattern = patternOf(id, build.routes);
    return pattern === "/*" || isAbove(partsOf(pattern), partsOf(name));
  };
  const pick = <Entry>(entries: Record<string, Entry>) =>
    Object.fromEntries(Object.entries(entries).filter(([id]) => isOnTheWay(id)));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}

/** Whether an address of `parts`, or one above it, may lead to `pattern`. */
const isAbove = (pattern: string[], parts: string[]) =>
  pattern.length <= parts.length &&
  pattern.every((part, index) => part === parameter || part === parts[index]);

const parameter = ":";

/** Without parameter names: `/invoice/:number` and `/invoice/:number.pdf` become equal; Remix tells them apart. */
const partsOf = (pattern: string) =>
  pattern
    .split("/")
    .filter(Boolean)
    .map((part) => (part.startsWith(parameter) ? parameter : part));
