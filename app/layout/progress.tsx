import { useNavigation } from "@remix-run/react";

/** A thin line over the page while the next one is on its way; waits shorter than 0.3 s do not show it. */
export function Progress() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className="progress" aria-hidden="true" />;
}
