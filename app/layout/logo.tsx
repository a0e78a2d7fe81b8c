import { Link } from "@remix-run/react";

/** After the pictures and fonts of the page itself. React 18 passes on this attribute only in the spelling of HTML. */
const lowPriority = { fetchpriority: "low" };

/** The word mark as a link home. It turns light by itself on dark grounds; `onBand` for grounds that are always deep green. */
export function Logo({ onBand = false }: { onBand?: boolean }) {
  return (
    <Link to="/" className="logo" aria-label="Prayosha, home">
      <picture>
        {!onBand && <source srcSet="/brand/logo-light.svg" media="(prefers-color-scheme: dark)" />}
        <img
          src={onBand ? "/brand/logo-light.svg" : "/brand/logo.svg"}
          alt=""
          width={620}
          height={144}
          loading={onBand ? "lazy" : "eager"}
          {...lowPriority}
        />
      </picture>
    </Link>
  );
}
