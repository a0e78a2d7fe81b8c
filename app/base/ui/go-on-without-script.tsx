import { localized } from "~/base/words/addresses";

/**
 * Leads to a path of the shop after this time, in browsers that run no script. A `Refresh` header would do so with script as well, and
 * pull back a visitor who has gone on to another page.
 */
export function GoOnWithoutScript({ path, inMs }: { path: string; inMs: number }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${inMs / 1000}; url=${localized(path)}`} />
    </noscript>
  );
}
