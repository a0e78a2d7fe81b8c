import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

/** Returns the canonical spelling of a path. */
export type Spelling = (pathname: string) => string;

export const asItIs: Spelling = (pathname) => pathname;

type Routes = ServerBuild["routes"];
type Branch = Parameters<typeof matchRoutes>[0][number];

/**
 * Route matching ignores case and percent-encoding, so `/store` and `/%53TORE` also reach `/Store`. The spelling in `routes.ts`
 * is canonical. Only static segments are corrected, never a slug or a token.
 */
export function spellingOf(routes: Routes): Spelling {
  const tree = branchesBelow(undefined, routes);
  const words = wordsOf(routes);

  return (pathname) => {
    const parts = pathname.split("/");
    const isSuspect = parts.some((part) => (words.get(normalized(part)) ?? part) !== part);
    if (!isSuspect || pathname.startsWith("//")) return pathname;
    const pattern = (matchRoutes(tree, pathname) ?? [])
      .flatMap(({ route }) => route.path?.split("/") ?? [])
      .filter(Boolean);
    return ["", ...corrected(parts.slice(1), pattern)].join("/");
  };
}

/** Path segments, with static ones spelt as in the pattern. */
function corrected(parts: string[], pattern: string[]): string[] {
  return parts.map((part, index) => {
    const word = pattern[index];
    return word && isWord(word) && normalized(part) === word.toLowerCase() ? word : part;
  });
}

const isWord = (part: string) => !part.includes(":") && !part.includes("*");

/** Decoded and lower-cased. */
function normalized(part: string): string {
  return decodeURIComponent(part).toLowerCase();
}

/** Static segments of all routes, keyed by their lower-case form. */
function wordsOf(routes: Routes): Map<string, string> {
  const all = Object.values(routes).flatMap((route) => route?.path?.split("/") ?? []);
  return new Map(all.filter(isWord).map((word) => [word.toLowerCase(), word]));
}

function branchesBelow(parentId: string | undefined, routes: Routes): Branch[] {
  return Object.values(routes).flatMap((route): Branch[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    const branch = path === undefined ? { id } : { id, path };
    if (index) return [{ ...branch, index }];
    return [{ ...branch, children: branchesBelow(id, routes) }];
  });
}
