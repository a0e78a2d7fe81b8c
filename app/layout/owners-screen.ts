import { useMatches } from "@remix-run/react";
import { isStaff } from "~/people/accounts/member";
import type { Frame } from "./frame";

/**
 * Whether this page has the frame of the admin area instead of the shop's header and footer: a screen of that area (its route
 * says so in its `handle`), opened by somebody of the staff. Who may not open it sees why within the shop's frame.
 */
export function useIsOwners(frame: Frame | undefined): boolean {
  const inArea = useMatches().some(
    ({ handle }) => (handle as { frame?: string } | undefined)?.frame === "admin",
  );
  return inArea && Boolean(frame?.viewer && isStaff(frame.viewer));
}
