import { AccountLinks } from "./account-links";
import { CartLink } from "./cart-link";
import type { FrameVisitor } from "./frame";
import { PhoneAccount } from "./main-nav";

/** The visitor's parts of the frame's HTML. The rest is the same for everyone. */
export const visitorParts = {
  "phone-account": ({ viewer }) => (viewer ? null : <PhoneAccount />),
  account: ({ viewer }) => <AccountLinks viewer={viewer} />,
  cart: ({ cart }) => <CartLink cart={cart} />,
} satisfies Record<string, (visitor: FrameVisitor) => React.ReactNode>;

export type PartName = keyof typeof visitorParts;

/** The placeholder of a part in a cached page. An element, because React separates adjacent texts with a comment. */
export const markOf = (mark: string, part: PartName) => `<i id="${mark}-${part}"></i>`;

/** A visitor's part, or its placeholder. */
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
