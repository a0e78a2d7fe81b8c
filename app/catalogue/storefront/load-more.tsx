import { ButtonLink } from "~/ui/button";
import { t } from "~/words/say";

/** Links to the same list with one more page; with script the list grows in place (`growLists`). */
export function LoadMore({ to }: { to: string }) {
  return (
    <ButtonLink to={to} tone="quiet" data-load-more={t("Loading ...")}>
      {t("Load more")}
    </ButtonLink>
  );
}
