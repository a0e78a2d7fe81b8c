import { Link, type LinkProps } from "~/base/ui/link";
import { localized } from "~/base/words/addresses";

type Tone = "primary" | "accent" | "quiet" | "danger";

/** A submit button. `pending` shows a spinner; it stays enabled. */
export function Button({
  tone = "primary",
  pending = false,
  className = "",
  formAction,
  ...props
}: Omit<React.ComponentProps<"button">, "formAction"> & {
  formAction?: string;
  tone?: Tone;
  pending?: boolean | undefined;
}) {
  return (
    <button
      type="submit"
      {...props}
      formAction={formAction && localized(formAction)}
      className={`button button-${tone} ${className}`.trim()}
      aria-busy={pending || undefined}
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
