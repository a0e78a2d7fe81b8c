import { useMatches } from "@remix-run/react";

/** Whether React runs in the browser on this page: its route says so in its `handle`. */
export function useIsReact(): boolean {
  return useMatches().some(({ handle }) => (handle as { react?: boolean } | undefined)?.react);
}
