import { localized } from "~/base/words/addresses";

/**
 * A dialog with its own URL, which renders it open. With JavaScript it is modal, and Escape leads to `closeTo`
 * (`browser/dialogs.ts`); without, it is part of the page.
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
    <dialog open className={className} aria-label={label} data-close-to={localized(closeTo)}>
      <div className="stack">{children}</div>
    </dialog>
  );
}
