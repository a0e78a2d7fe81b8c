import figtree from "~/base/ui/fonts/figtree.woff2?url";
import fraunces from "~/base/ui/fonts/fraunces.woff2?url";
import devanagariHeading from "~/base/ui/fonts/noto-serif-devanagari.woff2?url";
import devanagariText from "~/base/ui/fonts/noto-sans-devanagari.woff2?url";
import gujaratiHeading from "~/base/ui/fonts/noto-serif-gujarati.woff2?url";
import gujaratiText from "~/base/ui/fonts/noto-sans-gujarati.woff2?url";
import { type Language, language } from "~/base/words/language";

/** What a first screen is written in: figures, prices and Latin words are in Figtree everywhere. */
const firstFonts: Record<Language, string[]> = {
  en: [figtree, fraunces],
  gu: [gujaratiText, gujaratiHeading, figtree],
  hi: [devanagariText, devanagariHeading, figtree],
};

/** Preloads and icons of every page: fonts, icons, theme colours. The admin area is an app of its own. */
export function SiteLinks({ isOwners }: { isOwners: boolean }) {
  return (
    <>
      {firstFonts[language()].map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/brand/apple-touch-icon-180.png" />
      <link rel="manifest" href={isOwners ? "/office.webmanifest" : "/manifest.webmanifest"} />
      <meta name="theme-color" content="#fffbf3" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#1a2620" media="(prefers-color-scheme: dark)" />
      <meta name="color-scheme" content="light dark" />
    </>
  );
}
