import { useLocation } from "@remix-run/react";
import { localized } from "~/base/words/addresses";

export type LinkProps = Omit<React.ComponentPropsWithoutRef<"a">, "href"> & {
  /** A path of the shop with its query and fragment; `?page=2` stays on this page. */
  to: string;
};

/** A link within the shop, to the page in the same language. */
export function Link({ to, children, ...attributes }: LinkProps) {
  return (
    <a {...attributes} href={localized(to)}>
      {children}
    </a>
  );
}

/** A link within the shop that says when it leads to the page that is shown, or, without `end`, to one above it. */
export function NavLink({ end = false, className, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const isHere = leadsTo(pathname.toLowerCase(), pathIn(props.to).toLowerCase(), end);
  return (
    <Link
      {...props}
      aria-current={isHere ? "page" : undefined}
      className={[className, isHere && "active"].filter(Boolean).join(" ") || undefined}
    />
  );
}

const pathIn = (to: string) => /^[^?#]*/.exec(to)![0];

function leadsTo(here: string, to: string, end: boolean): boolean {
  if (here === to) return true;
  return !end && here.startsWith(to) && here[to.endsWith("/") ? to.length - 1 : to.length] === "/";
}
