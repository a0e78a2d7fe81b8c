import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True while React hydrates the page; false on the server and afterwards. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );
}
