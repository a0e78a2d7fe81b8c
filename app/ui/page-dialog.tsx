import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * A dialog that has its own URL: the page at that URL renders it open. With JavaScript it is modal, and Escape leads to
 * `closeTo`; without, it stands in the page.
 */
export function PageDialog({
  label,
  closeTo,
  children,
}: {
  label: string;
  closeTo: string;
  children: React.ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    dialog.current?.close();
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      className="page-dialog"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        void navigate(closeTo, { preventScrollReset: true });
      }}
    >
      <div className="stack">{children}</div>
    </dialog>
  );
}
