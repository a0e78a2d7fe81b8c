import { useFetchers, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** What is answered sooner (ms) shows no mark; one that is shown stays as long, so that nothing flickers. */
const least = 300;

/** A line at the top of the page while something that was pressed is on its way. Screen readers hear of it from what was pressed. */
export function ProgressMark() {
  const { state } = useNavigation();
  const fetchers = useFetchers();
  const isBusy = state !== "idle" || fetchers.length > 0;
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (isBusy === isShown) return;
    const timer = setTimeout(() => setShown(isBusy), least);
    return () => clearTimeout(timer);
  }, [isBusy, isShown]);

  return <div className="progress" hidden={!isShown} aria-hidden="true" />;
}
