/** Whether the percent signs of a path mean anything: Remix would break on one whose do not. */
export function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a readable path is still one once it is decoded. React Router makes a URL of it in that form, where `/\[` or
 * `/<tab>/[` begins with a host that there cannot be, and breaks. Slashes in a row it takes for one by itself.
 */
export function isPathDecoded(pathname: string): boolean {
  return URL.canParse(decodeURIComponent(pathname).replace(/^\/+/, "/"), "http://host");
}
