import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Opens a dialog of this page instead of the page that a form leads to, where the browser can; an answer closes it. */
export function useQuestionDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (dialog.current?.open) dialog.current.close();
  }, [key]);
  return {
    dialog,
    open: (event: React.FormEvent) => {
      if (typeof dialog.current?.showModal !== "function") return;
      event.preventDefault();
      dialog.current.showModal();
    },
  };
}
