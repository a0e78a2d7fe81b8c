import { AccountLinks } from "./account-links";
import { CartLink } from "./cart-link";
import type { FrameVisitor } from "./frame";
import { PhoneAccount } from "./main-nav";

/** The parts of the frame's HTML that are about the visitor. Everything else in it is the same for everybody. */
export const visitorParts = {
  "phone-account": ({ viewer }) => (viewer ? null : <PhoneAccount />),
  account: ({ viewer }) => <AccountLinks viewer={viewer} />,
  cart: ({ cart }) => <CartLink count={cart.count} />,
} satisfies Record<string, (visitor: FrameVisitor) => React.ReactNode>;

export type PartName = keyof typeof visitorParts;

/**
 * The HTML that stands in a page that is kept for everybody where this part will be. An element, because between two texts
 * React would write a comment.
 */
export const markOf = (mark: string, part: PartName) => `<i id="${mark}-${part}"></i>`;

/** One such part, or its mark. */
export function VisitorPart({
  part,
  visitor,
}: {
  part: PartName;
  visitor: FrameVisitor & { mark?: string };
}) {
  const { mark } = visitor;
  return <>{mark ? <i id={`${mark}-${part}`} /> : visitorParts[part](visitor)}</>;
}
