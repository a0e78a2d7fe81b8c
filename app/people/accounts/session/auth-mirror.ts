export type Mirrored = { id: string; name: string; email: string; role: number };

/** What the local-storage key `auth` holds for this user. The token stays empty: the session is in an HttpOnly cookie. */
export const authOf = (viewer: Mirrored): string =>
  JSON.stringify({ user: { _id: viewer.id, ...viewer }, token: "" });

/**
 * Stores what the header's `data-auth` says of the signed-in user, and removes it for a guest. Ignores blocked or full storage: the
 * shop does not depend on it.
 */
export function mirrorAuth(): void {
  const auth = document.querySelector<HTMLElement>("[data-auth]")?.dataset.auth;
  try {
    if (auth === undefined) localStorage.removeItem("auth");
    else localStorage.setItem("auth", auth);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
