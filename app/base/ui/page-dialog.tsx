import { localized } from "~/base/words/addresses";
import { usePageDialog } from "./browser/use-page-dialog";
import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * A dialog with its own URL, which renders it open. With JavaScript it is modal, and Escape leads to `closeTo`; without, it is part of
 * the page.
 */
export function PageDialog({
  label,
  closeTo,
  className = "page-dialog",
  children,
}: {
  label: string;
  closeTo: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <dialog open className={className} aria-label={label} {...usePageDialog(closeTo)}>
      <div className="stack">{children}</div>
    </dialog>
  );
}

/**
 * A button that leads to the page at `path`, which asks a question; with JavaScript it opens a dialog with the same question instead. A
 * form with the method `dialog` in it closes it.
 */
export function QuestionDialog({
  id,
  path,
  label,
  button,
  children,
}: {
  id: string;
  path: string;
  label: string;
  button: React.ReactNode;
  children: React.ReactNode;
}) {
  const { dialog, open } = useQuestionDialog();
  return (
    <>
      <form method="get" action={localized(path)} onSubmit={open}>
        {button}
      </form>
      <dialog ref={dialog} id={id} aria-label={label}>
        <div className="stack">{children}</div>
      </dialog>
    </>
  );
}

/** Opens a dialog of this page instead of the page that a form leads to, where the browser can; an answer closes it. */
function useQuestionDialog() {
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
