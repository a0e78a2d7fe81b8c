import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { askedBy } from "./asked";
import { patternOf, type RouteName } from "./route-name";
import { routesOfLinks } from "./routes-of-links";

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
