import { Link, type LinkProps } from "@remix-run/react";

type Tone = "primary" | "accent" | "quiet" | "danger";

/** A button that sends its form. `pending` shows that the answer is on its way; it stays pressable without JavaScript. */
export function Button({
  tone = "primary",
  pending = false,
  className = "",
  ...props
}: React.ComponentProps<"button"> & { tone?: Tone; pending?: boolean | undefined }) {
  return (
    <button
      type="submit"
      {...props}
      className={`button button-${tone} ${className}`.trim()}
      aria-busy={pending || undefined}
    />
  );
}

/** A link that looks like a button, for going somewhere rather than doing something. */
export function ButtonLink({
  tone = "primary",
  className = "",
  ...props
}: LinkProps & { tone?: Tone }) {
  return <Link {...props} className={`button button-${tone} ${className}`.trim()} />;
}
