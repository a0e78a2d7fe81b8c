import { Link as RemixLink, useLocation } from "@remix-run/react";
import { forwardRef } from "react";
import { hasLanguages, localized, parseLocale } from "~/base/words/addresses";
import { language } from "~/base/words/language";
import type { CameFrom } from "./browser/came-from";
import { isPlainClick } from "./browser/plain-click";

export type LinkProps = Omit<React.ComponentPropsWithoutRef<"a">, "href"> & {
  /** A path of the shop with its query and fragment; `?page=2` stays on this page. */
  to: string;
  /** `intent`, in menus, lists and pagers: the page is asked for as soon as somebody is about to press. */
  prefetch?: "none" | "intent";
  /** The browser opens it: a file. */
  reloadDocument?: boolean;
};

/**
 * A link within the shop, to the page in the same language. React shows the next page without loading a document, where that is a page
 * of the same area.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, prefetch = "none", reloadDocument = false, onClick, children, ...attributes },
  ref,
) {
  const { pathname, search } = useLocation();
  const page = to.startsWith("?") ? pathname + to : bare(to);
  if (reloadDocument || !isSoft(pathname, pathIn(page)))
    return (
      <a {...attributes} ref={ref} onClick={onClick} href={localized(to)}>
        {children}
      </a>
    );
  return (
    <RemixLink
      {...attributes}
      ref={ref}
      to={page}
      state={{ from: pathname + search } satisfies CameFrom}
      prefetch={prefetch}
      viewTransition
      onClick={(event) => {
        onClick?.(event);
        // Remix would load this page again. The browser goes there, to what it has kept of it.
        if (navigator.onLine || !isPlainClick(event)) return;
        event.preventDefault();
        location.assign(event.currentTarget.href);
      }}
    >
      {children}
    </RemixLink>
  );
});

/**
 * Whether React can show `to` on the page `here`: both are the shop's, or the owner's, whose frames differ. Files, papers and places on the
 * same page are the browser's.
 */
export const isSoft = (here: string, to: string): boolean =>
  isOffice(to)
    ? isOffice(here)
    : to.startsWith("/") && parseLocale(to).spoken === "en" && hasLanguages(to) && !isOffice(here);

const isOffice = (path: string): boolean =>
  /^\/dashboard\/admin(\/|$)/i.test(path) && !/\.\w+$/.test(path);

/** A link within the shop that says when it leads to the page that is shown, or, without `end`, to one above it. */
export function NavLink({ end = false, className, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const isHere = leadsTo(pathname.toLowerCase(), pathIn(props.to).toLowerCase(), end);
  return (
    <Link
      prefetch="intent"
      {...props}
      aria-current={isHere ? "page" : undefined}
      className={[className, isHere && "active"].filter(Boolean).join(" ") || undefined}
    />
  );
}

/** Without the page's language, which Remix puts before it. */
const bare = (to: string) => {
  const { spoken, path } = parseLocale(to);
  return spoken === language() ? path : to;
};

const pathIn = (to: string) => /^[^?#]*/.exec(to)![0];

function leadsTo(here: string, to: string, end: boolean): boolean {
  if (here === to) return true;
  return !end && here.startsWith(to) && here[to.endsWith("/") ? to.length - 1 : to.length] === "/";
}
