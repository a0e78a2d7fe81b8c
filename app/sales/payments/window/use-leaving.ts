import { useEffect, useState } from "react";

/** Whether the browser is on its way to a page elsewhere. Back, a page that the browser kept is not. */
export function useLeaving(): [isLeaving: boolean, leave: () => void] {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const stay = () => setLeaving(false);
    addEventListener("pageshow", stay);
    return () => removeEventListener("pageshow", stay);
  }, []);
  return [isLeaving, () => setLeaving(true)];
}
