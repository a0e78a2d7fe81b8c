import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * A dialog with its own URL, which renders it open. With JavaScript it is modal, and Escape goes to `closeTo` or calls
 * `onClose`; without, it is part of the page. Afterwards the focus returns to what opened it.
 */
export function PageDialog({
  label,
  closeTo,
  onClose,
  className = "page-dialog",
  children,
}: {
  label: string;
  closeTo: string;
  onClose?(): void;
  className?: string;
  children: React.ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const close = onClose ?? (() => void navigate(closeTo, { preventScrollReset: true }));
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.close();
    dialog.current?.showModal();
    return () => returnFocus(opener);
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      className={className}
      aria-label={label}
      data-close-to={closeTo}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="stack">{children}</div>
    </dialog>
  );
}

/** Returns the focus to the opener, or to the start of the page when the opener no longer exists, such as a deleted row. */
function returnFocus(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (isThere ? opener : document.querySelector("main"))?.focus({ preventScroll: true });
}
