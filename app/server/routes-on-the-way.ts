import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];
/** A route that may be an address: the words of its address, and the ids from the root down to it. */
type Way = { words: string[]; ids: string[] };

/**
 * Answers as Remix does over all routes. It compares an address with each route there is, several times a page, and makes
 * each of them ready for React: a quarter of a page's time. So for each address it gets only those that could be meant by
 * it or by a part of it (`/product` in `/product/jar`: the page names them to the browser).
 */
export function routesOnTheWay(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode);
  const ways = waysIn(build.routes);
  const handlers = new Map<string, RequestHandler>();

  return (request, context) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/__manifest" || pathname.includes("//") || searchParams.has("_data"))
      return whole(request, context);
    const ids = idsOnTheWay(ways, pathname);
    const key = [...ids].join();
    const handler = handlers.get(key) ?? createRequestHandler(only(build, ids), mode);
    handlers.set(key, handler);
    return handler(request, context);
  };
}

function waysIn(routes: Routes): Way[] {
  return Object.values(routes).flatMap((route): Way[] => {
    if (!route || (route.path === undefined && !route.index)) return [];
    const chain = chainTo(route.id, routes);
    const words = chain.flatMap(({ path }) => path?.split("/") ?? []).filter(Boolean);
    return [{ words: words.map((word) => word.toLowerCase()), ids: chain.map(({ id }) => id) }];
  });
}

function chainTo(id: string | undefined, routes: Routes): NonNullable<Routes[string]>[] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [...chainTo(route.parentId, routes), route] : [];
}

/** Also for Remix's own requests for the data of a page. */
function idsOnTheWay(ways: Way[], pathname: string): Set<string> {
  const page = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  // Part by part, as Remix reads them: %2F is a slash within one.
  const parts = page
    .split("/")
    .filter(Boolean)
    .map((part) => decodeURIComponent(part).toLowerCase());
  const onTheWay = ways.filter(({ words }) =>
    Array.from({ length: parts.length + 1 }, (_, length) => length).some((length) =>
      mayBe(words, parts.slice(0, length)),
    ),
  );
  return new Set(onTheWay.flatMap(({ ids }) => ids));
}

/** True for every address that Remix would find these words in; for some others as well. */
function mayBe(words: string[], parts: string[]): boolean {
  const open = words.findIndex((word) => word === "*" || word.endsWith("?"));
  if (open < 0 && words.length !== parts.length) return false;
  const fixed = open < 0 ? words : words.slice(0, open);
  return fixed.every((word, index) => word.includes(":") || word === parts[index]);
}

function only(build: ServerBuild, ids: Set<string>): ServerBuild {
  const among = <Thing>(things: Record<string, Thing>) =>
    Object.fromEntries(Object.entries(things).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: among(build.routes),
    assets: { ...build.assets, routes: among(build.assets.routes) },
  };
}
