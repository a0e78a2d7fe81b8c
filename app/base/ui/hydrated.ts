import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether React runs: false on the server and in the first rendering in the browser, which must be the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
