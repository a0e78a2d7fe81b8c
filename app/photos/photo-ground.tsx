import { createContext, useContext, useSyncExternalStore } from "react";

/** Colours of the photos on the page being rendered on the server; null in the browser. */
const ColoursOnPage = createContext<Set<string> | null>(null);

export const ColoursOnPageProvider = ColoursOnPage.Provider;

/**
 * Props for a photo's `<img>`: shows its colour (`#rrggbb`, null for none) as background until it loads. The server uses a class
 * with a rule from `PhotoGrounds`, because the Content-Security-Policy forbids style attributes; scripts may set the style.
 */
export function usePhotoGround(colour: string | null, className?: string) {
  const colours = useContext(ColoursOnPage);
  if (colour) colours?.add(colour);
  return {
    className: [className, colour && groundClass(colour)].filter(Boolean).join(" ") || undefined,
    ref: (image: HTMLImageElement | null) => {
      if (image) image.style.backgroundColor = colour ?? "";
    },
  };
}

const groundClass = (colour: string) => `ground-${colour.slice(1)}`;

const hasSentStyle = () => document.querySelector("body > style") !== null;

/**
 * Rules for the colours of all photos, rendered after the page. Server only: the browser would refuse a style element added by
 * script, and needs none.
 */
export function PhotoGrounds({ nonce }: { nonce: string | undefined }) {
  const colours = useContext(ColoursOnPage);
  const isInPage = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => (import.meta.env.SSR ? Boolean(colours?.size) : hasSentStyle()),
  );
  if (!isInPage) return null;
  const rules = [...(colours ?? [])].map(
    (colour) => `img.${groundClass(colour)}{background:${colour}}`,
  );
  return (
    // As HTML, because React leaves that as it is in the page: it would empty a text, which the policy refuses.
    <style
      nonce={nonce || undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: rules.join("") }}
    />
  );
}
