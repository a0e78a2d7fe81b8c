import { Scripts } from "@remix-run/react";
import { Children, isValidElement } from "react";

/**
 * Remix's scripts without its `modulepreload` links. They stand at the end of the page beside the imports of the same files,
 * so they find nothing earlier; but they put the script before the pictures and fonts, which are what a visitor waits for.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  // Called, not rendered, so that what it gives can be looked through; its hooks become those of this component.
  const all: unknown = Scripts({ nonce });
  if (!isValidElement<{ children?: React.ReactNode }>(all)) return null;
  return <>{Children.map(all.props.children, (child) => (isPreload(child) ? null : child))}</>;
}

const isPreload = (child: React.ReactNode) =>
  isValidElement<{ rel?: string }>(child) && child.props.rel === "modulepreload";
