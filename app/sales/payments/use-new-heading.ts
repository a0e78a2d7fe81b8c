import { useEffect, useRef, useState } from "react";
import type { PaymentStatus } from "~/base/db/statuses";

/**
 * The page's heading once the payment's status has changed while the page is open, for a screen reader. What had the focus may be gone
 * then: it goes to the page's main part.
 */
export function useNewHeading(status: PaymentStatus): string {
  const [heading, setHeading] = useState("");
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    setHeading(document.querySelector("h1")?.textContent ?? "");
    if (document.activeElement === document.body)
      document.getElementById("content")?.focus({ preventScroll: true });
  }, [status]);
  return heading;
}
