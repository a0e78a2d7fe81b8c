import { useEffect, useState } from "react";
import { Button } from "~/ui/button";

/** Opens the browser's print window. Only there once scripts run: without them it could do nothing. */
export function PrintButton() {
  const [works, setWorks] = useState(false);
  useEffect(() => setWorks(true), []);
  if (!works) return null;
  return (
    <Button type="button" tone="quiet" onClick={() => window.print()}>
      Print
    </Button>
  );
}
