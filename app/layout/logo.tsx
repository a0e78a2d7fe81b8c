import { Link } from "~/base/ui/link";
import { t } from "~/base/words/say";

/** Loads after the page's own images and fonts. React 18 passes this attribute through only in lower case. */
const lowPriority = { fetchpriority: "low" };

/** The logo, linked to the home page. It adapts to dark mode; `onBand` for backgrounds that are always deep green. */
export function Logo({ onBand = false }: { onBand?: boolean }) {
  return (
    <Link to="/" className="logo" aria-label={t("Prayosha, home")}>
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
