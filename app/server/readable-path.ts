/** Whether the percent signs of a path mean anything: Remix would break on one whose do not. */
export function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
