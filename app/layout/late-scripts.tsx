import { Scripts, useLocation } from "@remix-run/react";
import { Children, cloneElement, Fragment, isValidElement } from "react";

const useScripts = Scripts;

type Child = React.ReactElement<{ href?: string; type?: string; children?: React.ReactNode }>;

/**
 * Remix's scripts, fetched only once the page is painted: on a phone they are more than all the rest together, and would
 * share the line with the pictures and fonts, which are what a visitor waits for. Links and forms work without them. So
 * what imports them stands in the page as a text that no browser runs, until `StartLate` starts it. Remix's
 * `modulepreload` links are left out; React's is told to `StartLate`. In the dashboards people work: there nothing waits.
 */
export const LateScripts: (props: { nonce: string | undefined }) => React.ReactNode = import.meta
  .env.SSR
  ? ScriptsInPage
  : SameInBrowser;

function ScriptsInPage({ nonce }: { nonce: string | undefined }) {
  // Called, not rendered, so that what it gives can be looked through; its hooks become those of this component.
  const all: unknown = useScripts({ nonce });
  const waits = !useLocation().pathname.startsWith("/dashboard");
  if (!isValidElement<{ children?: React.ReactNode }>(all)) return null;
  const react = addressOfReact(all.props.children);
  return <>{Children.map(all.props.children, (child) => late(child, { react, waits }))}</>;
}

/** React finds both scripts in the page and leaves them as they are; how Remix makes them need not travel. */
function SameInBrowser() {
  const asFound = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: " " } };
  return (
    <>
      <script {...asFound} />
      <script {...asFound} />
    </>
  );
}

type How = { react: string | undefined; waits: boolean };

function late(child: React.ReactNode, how: How): React.ReactNode {
  if (!isElement(child) || child.type === "link") return null;
  if (child.type === Fragment) return Children.map(child.props.children, (one) => late(one, how));
  if (child.props.type !== "module" || !how.waits) return child;
  return cloneElement(child, { type: "late", "data-react": how.react } as object);
}

const addressOfReact = (children: React.ReactNode) =>
  Children.toArray(children)
    .map((child) => (isElement(child) ? child.props.href : undefined))
    .find((address) => address?.includes("/react-"));

const isElement = (child: React.ReactNode): child is Child => isValidElement(child);
