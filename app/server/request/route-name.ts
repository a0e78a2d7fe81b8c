import type { ServerBuild } from "@remix-run/node";
import { askedAt } from "./asked";

/**
 * Returns the pattern in `routes.ts` that matches a path in any language, such as `/order/:token`, or that of the page whose data are at
 * this path; null when none does.
 */
export type RouteName = (pathname: string) => string | null;

type Node = { words: Map<string, Node>; parameter?: Node; rest?: string; name?: string };

/**
 * Names requests by route pattern for logs and metrics, so that tokens, search words and e-mail addresses never appear there.
 * Walks a tree of path segments because it runs for every request.
 */
export function routeNameOf(routes: ServerBuild["routes"]): RouteName {
  const root: Node = { words: new Map() };
  for (const [id, route] of Object.entries(routes))
    if (route?.path !== undefined || route?.index) insert(root, patternOf(id, routes));
  return (pathname) => {
    const parts = askedAt(pathname).path.split("/").filter(Boolean);
    return lookUp(root, parts, 0);
  };
}

/** The full pattern of a route including its parents; `/` for the root and for pathless layouts. */
export function patternOf(id: string | undefined, routes: ServerBuild["routes"]): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return "/";
  const above = patternOf(route.parentId, routes);
  return route.path ? `${above.replace(/\/$/, "")}/${route.path}` : above;
}

function insert(root: Node, name: string): void {
  let node = root;
  for (const part of name.split("/").filter(Boolean)) {
    if (part.endsWith("?")) node.name ??= name;
    if (part === "*") {
      // The catch-all 404 route gets no name.
      if (node !== root) node.rest = name;
      return;
    }
    node = part.startsWith(":") ? (node.parameter ??= newNode()) : childFor(node, part);
  }
  node.name ??= name;
}

const newNode = (): Node => ({ words: new Map() });

function childFor(node: Node, part: string): Node {
  const word = part.toLowerCase();
  const below = node.words.get(word) ?? newNode();
  node.words.set(word, below);
  return below;
}

function lookUp(node: Node, parts: string[], at: number): string | null {
  const part = parts[at];
  if (part === undefined) return node.name ?? node.rest ?? null;
  const word = node.words.get(part.toLowerCase());
  return (
    (word && lookUp(word, parts, at + 1)) ??
    (node.parameter && lookUp(node.parameter, parts, at + 1)) ??
    node.rest ??
    null
  );
}
