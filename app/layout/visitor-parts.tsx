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

/** What stands in a page that is kept for everybody where this part will be. */
export const markOf = (mark: string, part: PartName) => `${mark}-${part}-`;

/** One such part, or its mark. It may have no text beside it: between two texts React writes a comment. */
export function VisitorPart({
  part,
  visitor,
}: {
  part: PartName;
  visitor: FrameVisitor & { mark?: string };
}) {
  return <>{visitor.mark ? markOf(visitor.mark, part) : visitorParts[part](visitor)}</>;
}
