import figtree from "~/ui/fonts/figtree.woff2?url";
import figtreeRupee from "~/ui/fonts/figtree-rupee.woff2?url";
import fraunces from "~/ui/fonts/fraunces.woff2?url";
import frauncesRupee from "~/ui/fonts/fraunces-rupee.woff2?url";

/**
 * Preloads and icons of every page: fonts with their rupee signs, icons, theme colours. The admin area is an app
 * of its own.
 */
export function SiteLinks({ isOwners }: { isOwners: boolean }) {
  return (
    <>
      {[figtree, fraunces, figtreeRupee, frauncesRupee].map((font) => (
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
