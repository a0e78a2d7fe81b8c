import { createContext, useContext, useSyncExternalStore } from "react";

/** The colours of the photos on the page that the server is making; null in the browser. */
const ColoursOnPage = createContext<Set<string> | null>(null);

export const ColoursOnPageProvider = ColoursOnPage.Provider;

/**
 * Props for the `<img>` of a photo, with its other classes: behind it stands its colour (`#rrggbb`, null for none) until it
 * comes. From the server by a class that `PhotoGrounds` has a rule for, because the Content-Security-Policy allows no style
 * in an attribute; scripts may set one.
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
 * The rules for all photos of a page, which stands before it. Only in what the server sends: the browser would refuse a style
 * that a script puts into the page, and needs none.
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
