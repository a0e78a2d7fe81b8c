import { useEffect, useState } from "react";
import { Button } from "~/ui/button";

/** Opens the browser's print dialog. Rendered only once scripts run: it needs them. */
export function PrintButton() {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  if (!isHydrated) return null;
  return (
    <Button type="button" tone="quiet" onClick={() => window.print()}>
      Print
    </Button>
  );
}
