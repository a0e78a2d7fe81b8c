import { createContext, useContext } from "react";
import { useLocation } from "@remix-run/react";

/** Gives a part's HTML on the page at `pathname`; renders it only for a key that is new. */
export type KeepHtml = (key: string, part: React.ReactElement, pathname: string) => string;

const KeptHtml = createContext<KeepHtml | null>(null);

export const KeptHtmlProvider = KeptHtml.Provider;

/**
 * Props for an element whose content is the same on many pages: its HTML as it was rendered first. `key` names everything the content
 * depends on; null: never the same. The content may read the location and no other context, and calls no `useId`. The last hook of
 * its component: React forgets whose hooks it counts while it renders another tree.
 */
export function useCachedMarkup(key: string | null, content: React.ReactElement) {
  const keep = useContext(KeptHtml);
  const { pathname } = useLocation();
  if (!keep || key === null) return { children: content };
  return { dangerouslySetInnerHTML: { __html: keep(key, content, pathname) } };
}
