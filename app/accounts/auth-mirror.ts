import { useEffect } from "react";

type Mirrored = { id: string; name: string; email: string; role: number };

/**
 * Keeps the local storage key `auth` as `{user, token: ""}` in step with who is signed in; takes it away for a guest
 * (null) and leaves it alone while that is not known (undefined). The token stays empty: the session is in a cookie that
 * no script can read.
 */
export function useAuthMirror(viewer: Mirrored | null | undefined): void {
  const mirror = viewer && mirrorOf(viewer);
  useEffect(() => {
    if (mirror !== undefined) keep(mirror);
  }, [mirror]);
}

function mirrorOf(viewer: Mirrored): string {
  return JSON.stringify({ user: { _id: viewer.id, ...viewer }, token: "" });
}

/** Storage may be switched off or full; the shop does not depend on it. */
function keep(mirror: string | null): void {
  try {
    if (mirror === null) localStorage.removeItem("auth");
    else localStorage.setItem("auth", mirror);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
