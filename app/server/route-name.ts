import type { ServerBuild } from "@remix-run/node";

/** Gives the pattern of `routes.ts` that an address belongs to, such as `/order/:token`; null: none. */
export type RouteName = (pathname: string) => string | null;

type Node = { words: Map<string, Node>; parameter?: Node; rest?: string; name?: string };

/**
 * Names addresses by their pattern alone, for logs and numbers: what a visitor typed (a token, a search word, a mail address)
 * is never in it. A walk along the parts of the path, because it is done for every request.
 */
export function routeNameOf(routes: ServerBuild["routes"]): RouteName {
  const root: Node = { words: new Map() };
  for (const [id, route] of Object.entries(routes))
    if (route?.path !== undefined || route?.index) plant(root, patternOf(id, routes));
  return (pathname) => {
    const plain = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    const parts = plain.split("/").filter(Boolean);
    return found(root, parts, 0);
  };
}

/** The pattern of a route with those it stands in; `/` for the root and for a layout that adds no words. */
export function patternOf(id: string | undefined, routes: ServerBuild["routes"]): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return "/";
  const above = patternOf(route.parentId, routes);
  return route.path ? `${above.replace(/\/$/, "")}/${route.path}` : above;
}

function plant(root: Node, name: string): void {
  let node = root;
  for (const part of name.split("/").filter(Boolean)) {
    if (part.endsWith("?")) node.name ??= name;
    if (part === "*") {
      // The address that nobody knows has no name.
      if (node !== root) node.rest = name;
      return;
    }
    node = part.startsWith(":") ? (node.parameter ??= branch()) : wordBelow(node, part);
  }
  node.name ??= name;
}

const branch = (): Node => ({ words: new Map() });

function wordBelow(node: Node, part: string): Node {
  const word = part.toLowerCase();
  const below = node.words.get(word) ?? branch();
  node.words.set(word, below);
  return below;
}

function found(node: Node, parts: string[], at: number): string | null {
  const part = parts[at];
  if (part === undefined) return node.name ?? node.rest ?? null;
  const word = node.words.get(part.toLowerCase());
  return (
    (word && found(word, parts, at + 1)) ??
    (node.parameter && found(node.parameter, parts, at + 1)) ??
    node.rest ??
    null
  );
}
