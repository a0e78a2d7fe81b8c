import { useEffect } from "react";

type Mirrored = { id: string; name: string; email: string; role: number };

/** What the local-storage key `auth` holds for this user. The token stays empty: the session is in an HttpOnly cookie. */
const authOf = (viewer: Mirrored): string =>
  JSON.stringify({ user: { _id: viewer.id, ...viewer }, token: "" });

/**
 * Stores who is signed in under the local-storage key `auth`, and removes it for a guest. Ignores blocked or full storage: the shop does
 * not depend on it.
 */
export function useAuthMirror(viewer: Mirrored | null): void {
  const auth = viewer && authOf(viewer);
  useEffect(() => {
    try {
      if (auth === null) localStorage.removeItem("auth");
      else localStorage.setItem("auth", auth);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }, [auth]);
}
