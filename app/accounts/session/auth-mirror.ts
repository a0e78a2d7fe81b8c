import { useEffect } from "react";

type Mirrored = { id: string; name: string; email: string; role: number };

/**
 * Mirrors the signed-in user to the local storage key `auth` as `{user, token: ""}`; removes it for a guest (null) and
 * leaves it alone while the user is unknown (undefined). The token stays empty: the session is in an HttpOnly cookie.
 */
export function useAuthMirror(viewer: Mirrored | null | undefined): void {
  const mirror = viewer && mirrorOf(viewer);
  useEffect(() => {
    if (mirror !== undefined) store(mirror);
  }, [mirror]);
}

function mirrorOf(viewer: Mirrored): string {
  return JSON.stringify({ user: { _id: viewer.id, ...viewer }, token: "" });
}

/** Ignores blocked or full storage: the shop does not depend on it. */
function store(mirror: string | null): void {
  try {
    if (mirror === null) localStorage.removeItem("auth");
    else localStorage.setItem("auth", mirror);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
