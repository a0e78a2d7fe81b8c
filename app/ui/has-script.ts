import { useEffect, useState } from "react";

/** False on the server and in the first render, true once scripts run: for controls that need script. */
export function useHasScript(): boolean {
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  return hasScript;
}
