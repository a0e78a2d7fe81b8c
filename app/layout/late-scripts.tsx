import { Scripts } from "@remix-run/react";
import { Children, isValidElement } from "react";

const useScripts = Scripts;

type Preload = React.ReactElement<{ rel?: string; href?: string }>;

/**
 * Remix's scripts without its `modulepreload` links. They stand at the end of the page beside the imports of the same files,
 * so they find nothing earlier; but they put the script before the pictures and fonts, which are what a visitor waits for.
 * Only React's file is named, as a script: it then runs as soon as it is there and not in one piece with all the others.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  // Called, not rendered, so that what it gives can be looked through; its hooks become those of this component.
  const all: unknown = useScripts({ nonce });
  if (!isValidElement<{ children?: React.ReactNode }>(all)) return null;
  return (
    <>
      {Children.map(all.props.children, (child) => {
        if (!isPreload(child)) return child;
        const { href } = child.props;
        return href?.includes("/react-") ? <script async type="module" src={href} /> : null;
      })}
    </>
  );
}

const isPreload = (child: React.ReactNode): child is Preload =>
  isValidElement<{ rel?: string }>(child) && child.props.rel === "modulepreload";
