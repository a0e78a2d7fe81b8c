type Mirrored = { id: string; name: string; email: string; role: number };

/** What the local-storage key `auth` holds for this user. The token stays empty: the session is in an HttpOnly cookie. */
export const authOf = (viewer: Mirrored): string =>
  JSON.stringify({ user: { _id: viewer.id, ...viewer }, token: "" });

/**
 * Stores what `authOf` said of the signed-in user; removes it for a guest (null) and leaves it alone while the user is unknown
 * (undefined). Ignores blocked or full storage: the shop does not depend on it.
 */
export function mirrorAuth(auth: string | null | undefined): void {
  try {
    if (auth === null) localStorage.removeItem("auth");
    else if (auth !== undefined) localStorage.setItem("auth", auth);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
