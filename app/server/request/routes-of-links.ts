import type { RequestHandler } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import type { RouteName } from "./route-name";

/** How many sets of routes are remembered, with some KB each: pages of one kind have much the same links. */
const most = 200;

/**
 * Remix's answer to which files the pages need that the links of a page lead to (`/__manifest?p=…`). Remix matches each address, and each
 * one above it, with all routes, for the sixty links of a home page as well. One link to each route says the same, and so does what was
 * answered before.
 */
export function routesOfLinks(all: RequestHandler, nameOf: RouteName): RequestHandler {
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
