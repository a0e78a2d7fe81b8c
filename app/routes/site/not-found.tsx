import { notFound } from "~/base/lib/http/http";

export { clientAction } from "~/base/ui/sending/client-action";

/** Matches every URL without a route. */
export function loader(): never {
  throw notFound();
}

export function action(): never {
  throw notFound();
}

/** Never rendered. With a component, the error is shown inside the layout, not as bare text. */
export default function NotFound() {
  return null;
}
