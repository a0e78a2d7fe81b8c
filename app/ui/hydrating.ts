import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True while React takes over a page as the server sent it; false on the server, and ever after. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );
}
