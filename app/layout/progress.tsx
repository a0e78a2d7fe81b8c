import { useNavigation } from "@remix-run/react";

/** A thin progress bar during navigation; waits below 0.3 s do not show it. */
export function Progress() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className="progress" aria-hidden="true" />;
}
