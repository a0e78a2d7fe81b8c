import { useNavigation } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";
import { grown } from "./grown-list";

/**
 * Leads to the same list with one page more. With JavaScript the list grows where it is, and the longer list takes the
 * place of this one in the history: Back leads out of the Store, not through its pages.
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
