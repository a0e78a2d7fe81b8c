import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * A dialog that has its own URL: the page at that URL renders it open. With JavaScript it is modal, and Escape leads to
 * `closeTo`, or does what `onClose` says; without, it stands in the page. The focus goes back to what opened it.
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
    return () => giveFocusTo(opener);
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      className={className}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="stack">{children}</div>
    </dialog>
  );
}

/** Back to what had the focus; to the page's beginning when that has gone, as a deleted row has. */
function giveFocusTo(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (isThere ? opener : document.querySelector("main"))?.focus({ preventScroll: true });
}
