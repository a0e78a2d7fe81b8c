import { useId } from "react";
import { Link, type LinkProps } from "~/base/ui/link";
import { localized } from "~/base/words/addresses";
import { useSending } from "./sending/sent";

type Tone = "primary" | "accent" | "quiet" | "danger";

/** A submit button: while its press is on its way it shows a spinner; it stays enabled. `pending` shows one, too. */
export function Button({
  tone = "primary",
  pending = false,
  className = "",
  formAction,
  onClick,
  inner,
  ...props
}: Omit<React.ComponentProps<"button">, "formAction"> & {
  formAction?: string | undefined;
  /** For the button itself. */
  inner?: React.Ref<HTMLButtonElement>;
  tone?: Tone;
  pending?: boolean | undefined;
}) {
  const own = useId();
  const { isBusy, pressed, press } = useSending();
  const isPending = pending || (isBusy && pressed === own);
  return (
    <button
      type="submit"
      {...props}
      ref={inner}
      onClick={(event) => {
        // Also where Enter in a field sends the form: the browser presses its first button then.
        press(own);
        onClick?.(event);
      }}
      formAction={formAction && localized(formAction)}
      className={`button button-${tone} ${className}`.trim()}
      aria-busy={isPending || undefined}
    />
  );
}

/** A link styled as a button, for navigation rather than actions. */
export function ButtonLink({
  tone = "primary",
  className = "",
  ...props
}: LinkProps & { tone?: Tone }) {
  return <Link {...props} className={`button button-${tone} ${className}`.trim()} />;
}
