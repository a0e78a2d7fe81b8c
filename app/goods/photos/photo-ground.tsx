import { createContext, useContext } from "react";

/** Colours of the photos on the page that is being rendered. */
const ColoursOnPage = createContext<Set<string> | null>(null);

export const ColoursOnPageProvider = ColoursOnPage.Provider;

/**
 * The class of a photo's `<img>`, which shows its colour (`#rrggbb`, null for none) as background until it loads: `PhotoGrounds` has
 * the rule, because the Content-Security-Policy forbids style attributes.
 */
export function usePhotoGround(colour: string | null, className?: string): string | undefined {
  const colours = useContext(ColoursOnPage);
  if (colour) colours?.add(colour);
  return [className, colour && groundClass(colour)].filter(Boolean).join(" ") || undefined;
}

const groundClass = (colour: string) => `ground-${colour.slice(1)}`;

/** The rules for the colours of all photos, after the page. */
export function PhotoGrounds({ nonce }: { nonce: string | undefined }) {
  const colours = useContext(ColoursOnPage);
  if (!colours?.size) return null;
  const rules = [...colours].map((colour) => `img.${groundClass(colour)}{background:${colour}}`);
  return <style nonce={nonce || undefined}>{rules.join("")}</style>;
}
