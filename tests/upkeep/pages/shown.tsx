import type { ComponentType } from "react";
import { staticPage } from "../../static-page";

type Given = {
  path?: string;
  /** What the page's loader gave. */
  data?: object | null;
  /** What its action gave. */
  answer?: object;
};

/** The HTML of one page's own part, as the server would send it for this path and this data. */
export function shown(Page: ComponentType, { path, ...given }: Given = {}): string {
  return staticPage({ Component: Page }, { address: path, ...given });
}

/** The words of a page, without its tags. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
}
