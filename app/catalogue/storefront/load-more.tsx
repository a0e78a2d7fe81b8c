import { useNavigation } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";
import { grown } from "./grown-list";

/**
 * Links to the same list with one more page. With JavaScript the list grows in place and replaces the history entry, so
 * that Back leaves the Store instead of stepping through its pages.
 */
export function LoadMore({ to }: { to: string }) {
  const { location } = useNavigation();
  const isLoading = location !== undefined && location.pathname + location.search === to;
  return (
    <ButtonLink
      to={to}
      preventScrollReset
      replace
      state={grown}
      tone="quiet"
      aria-busy={isLoading || undefined}
    >
      {isLoading ? "Loading ..." : "Load more"}
    </ButtonLink>
  );
}
