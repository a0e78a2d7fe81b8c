/**
 * Lets the browser fetch the scripts of a page (UTF-8) after what it shows first. Remix's `Scripts` has them preloaded before all
 * pictures, though React only takes over what is on the screen already. The links stay, as React expects them; this medium keeps the
 * browser from following them.
 */
export function withLateScripts(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const from = page.indexOf(preload);
  if (from < 0) return page;
  const to = page.indexOf("<script", from);
  const links = page.toString("latin1", from, to).replaceAll(preload, `${preload} media="not all"`);
  return Buffer.concat([page.subarray(0, from), Buffer.from(links, "latin1"), page.subarray(to)]);
}

const preload = '<link rel="modulepreload"';
