import {
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
  NavLink as RouterNavLink,
  useLocation,
} from "@remix-run/react";
import { forwardRef } from "react";

export type LinkProps = RouterLinkProps;

/**
 * The server renders links to a path (`/cart?pin=395002`) itself: the router's links resolve the path several times and prepare
 * for clicks, which took a sixth of the CPU time of the login page. The browser gets the same HTML, and the router's links.
 */
const PlainLink = forwardRef<HTMLAnchorElement, LinkProps>(function PlainLink(props, ref) {
  const {
    to,
    discover = "render",
    reloadDocument,
    prefetch: _prefetch,
    replace: _replace,
    state: _state,
    preventScrollReset: _scroll,
    relative: _relative,
    viewTransition: _transition,
    children,
    ...attributes
  } = props;
  if (!isPath(to)) return <RouterLink {...props} ref={ref} />;
  const isDiscovered = discover === "render" && !reloadDocument;
  return (
    <a {...attributes} data-discover={isDiscovered ? "true" : undefined} href={to}>
      {children}
    </a>
  );
});

const PlainNavLink: typeof RouterNavLink = forwardRef(function PlainNavLink(props, ref) {
  const { pathname } = useLocation();
  const { end = false, caseSensitive, className = "", style, children, ...rest } = props;
  const isPlain =
    isPath(props.to) &&
    !caseSensitive &&
    typeof className === "string" &&
    typeof style !== "function" &&
    typeof children !== "function";
  if (!isPlain) return <RouterNavLink {...props} ref={ref} />;
  const isHere = leadsTo(pathname.toLowerCase(), pathIn(String(props.to)).toLowerCase(), end);
  return (
    <PlainLink
      {...rest}
      aria-current={isHere ? "page" : undefined}
      className={[className, isHere && "active"].filter(Boolean).join(" ")}
      style={style}
    >
      {children}
    </PlainLink>
  );
});

/** A link within the shop. */
export const Link: typeof RouterLink = import.meta.env.SSR ? PlainLink : RouterLink;

/** A link within the shop that says when it leads to the page that is shown, or, without `end`, to one above it. */
export const NavLink: typeof RouterNavLink = import.meta.env.SSR ? PlainNavLink : RouterNavLink;

/** Anything else is resolved by the router: `?page=2`, `..`, an object, another site. */
function isPath(to: LinkProps["to"]): to is string {
  return typeof to === "string" && /^\/(?!\/)/.test(to);
}

const pathIn = (to: string) => /^[^?#]*/.exec(to)![0];

function leadsTo(here: string, to: string, end: boolean): boolean {
  if (here === to) return true;
  return !end && here.startsWith(to) && here[to.endsWith("/") ? to.length - 1 : to.length] === "/";
}
