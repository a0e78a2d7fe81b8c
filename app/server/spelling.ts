import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

/** Gives the canonical spelling of a path. */
export type Spelling = (pathname: string) => string;

export const asItIs: Spelling = (pathname) => pathname;

type Routes = ServerBuild["routes"];
type Branch = Parameters<typeof matchRoutes>[0][number];

/**
 * Matching ignores case, so `/store` and `/%53TORE` lead to the page `/Store` as well. The spelling of `routes.ts` is the
 * one: only the fixed words of an address are respelt, never a slug or a token.
 */
export function spellingOf(routes: Routes): Spelling {
  const tree = branchesBelow(undefined, routes);
  const words = wordsOf(routes);

  return (pathname) => {
    const parts = pathname.split("/");
    const isSuspect = parts.some((part) => (words.get(plain(part)) ?? part) !== part);
    if (!isSuspect || pathname.startsWith("//")) return pathname;
    const pattern = (matchRoutes(tree, pathname) ?? [])
      .flatMap(({ route }) => route.path?.split("/") ?? [])
      .filter(Boolean);
    return ["", ...respelt(parts.slice(1), pattern)].join("/");
  };
}

/** The parts of a path, those that are fixed words in the pattern as the pattern spells them. */
function respelt(parts: string[], pattern: string[]): string[] {
  return parts.map((part, index) => {
    const word = pattern[index];
    return word && isWord(word) && plain(part) === word.toLowerCase() ? word : part;
  });
}

const isWord = (part: string) => !part.includes(":") && !part.includes("*");

/** In small letters, without percent signs. */
function plain(part: string): string {
  return decodeURIComponent(part).toLowerCase();
}

/** Every fixed word of every address, by itself in small letters. */
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
