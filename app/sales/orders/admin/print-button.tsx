import { Button } from "~/base/ui/button";
import { needsScript } from "~/base/ui/needs-script";
import { t } from "~/base/words/say";

/** Opens the browser's print dialog, for which it needs script. */
export function PrintButton() {
  return (
    <Button type="button" tone="quiet" data-print="" {...needsScript}>
      {t("Print")}
    </Button>
  );
}
