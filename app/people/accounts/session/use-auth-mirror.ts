import { useEffect } from "react";
import { authOf, type Mirrored } from "./auth-mirror";

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
