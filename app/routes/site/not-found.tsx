import { notFound } from "~/lib/http";

/** Every URL that no other route knows; the error page says so in words. */
export function loader(): never {
  throw notFound();
}

export function action(): never {
  throw notFound();
}

/** Makes this a page with a layout around its error, not a bare answer. Never shown. */
export default function NotFound() {
  return null;
}
