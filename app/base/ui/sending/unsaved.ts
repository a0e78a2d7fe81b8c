import { useBeforeUnload } from "@remix-run/react";
import { createContext, useCallback, useContext, useRef } from "react";

const AsksBeforeLeaving = createContext(false);

/** Around pages on which much is typed: the browser asks before they are left with something that was not sent. */
export const AsksBeforeLeavingProvider = AsksBeforeLeaving.Provider;

/** Whether something was typed into a form and not sent. */
export function useUnsaved(): { typed: () => void; saved: () => void } {
  const asks = useContext(AsksBeforeLeaving);
  const isUnsaved = useRef(false);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (asks && isUnsaved.current) event.preventDefault();
      },
      [asks],
    ),
  );
  return {
    typed: useCallback(() => void (isUnsaved.current = true), []),
    saved: useCallback(() => void (isUnsaved.current = false), []),
  };
}
