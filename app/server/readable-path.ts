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
 * Whether a path, once decoded, begins with a host the way URLs read it: `/\host`, `/<tab>/host`. React Router makes a URL of
 * it in that form, and breaks when there can be no such host.
 */
export function hidesHost(pathname: string): boolean {
  return /^\/+(?:(?:%0[9ad])*%5c|(?:%0[9ad])+\/)/i.test(pathname);
}
