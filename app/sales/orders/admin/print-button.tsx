import { Button } from "~/base/ui/button";
import { useHydrated } from "~/base/ui/hydrated";
import { t } from "~/base/words/say";

/** Opens the browser's print dialog, for which it needs script. */
export function PrintButton() {
  const isHydrated = useHydrated();
  return (
    <Button type="button" tone="quiet" hidden={!isHydrated} onClick={() => print()}>
      {t("Print")}
    </Button>
  );
}
