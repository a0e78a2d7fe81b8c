import type { LinksFunction } from "@remix-run/node";
import { ButtonLink } from "~/base/ui/button";
import { rupees } from "~/base/lib/money";
import type { LowestPrices } from "../browse/lowest-prices.server";
import { highPriority } from "~/goods/photos/photo";
import { t } from "~/base/words/say";
import { pressWords } from "~/upkeep/claims/claim-words";
import type { ShownClaims } from "~/upkeep/claims/claims";

/** The home page's banner. Phones get a separate picture. */
export function HomeHero({ lowest, claims }: { lowest: LowestPrices; claims: ShownClaims }) {
  const price = priceWords(lowest);
  return (
    <section className="hero" aria-labelledby="hero">
      <HeroPicture />
      <div className="hero-text">
        <p className="eyebrow">{pressWords(claims)}</p>
        <h1 id="hero">{t("Groundnut oil that tastes of groundnuts")}</h1>
        <p className="hero-lead">
          {claims.purity
            ? t("One seed, pressed and sealed by us, in packs from half a litre to fifteen.")
            : t("Pressed and sealed by us, in packs from half a litre to fifteen.")}
        </p>
        {price && <p className="hero-price">{price}</p>}
        <ButtonLink to="/Store">{t("Shop all packs")}</ButtonLink>
      </div>
    </section>
  );
}

function priceWords({ litre, tin }: LowestPrices): string | null {
  if (litre !== null && tin !== null)
    return t("1 L from {litre}, 15 L from {tin}", { litre: rupees(litre), tin: rupees(tin) });
  if (litre !== null) return t("1 L from {litre}", { litre: rupees(litre) });
  return tin === null ? null : t("15 L from {tin}", { tin: rupees(tin) });
}

const phone = "(max-width: 47.99rem)";

/** Phones: bottles on cream, below the words. Others: a kitchen counter before a green wall, which the words stand on. */
const onPhones = { path: "/banners/hero-mobile", widths: [480, 600, 780, 900] };
const onWall = { path: "/kitchen/counter", widths: [1000, 1500, 2000] };

const sources = ({ path, widths }: typeof onPhones, type: string) =>
  widths.map((width) => `${path}-${width}.${type} ${width}w`).join(", ");

/** For the page's `links`: preloads the banner. Browsers that support this kind of preload also support AVIF. */
export const heroLinks: LinksFunction = () => [
  heroPreload(phone, sources(onPhones, "avif"), "100vw"),
  heroPreload("(min-width: 48rem)", sources(onWall, "avif"), "100vw"),
];

const heroPreload = (media: string, imageSrcSet: string, imageSizes: string) => ({
  rel: "preload" as const,
  as: "image" as const,
  type: "image/avif",
  media,
  imageSrcSet,
  imageSizes,
  ...highPriority,
});

function HeroPicture() {
  return (
    <picture>
      {["avif", "webp"].map((type) => (
        <source
          key={type}
          media={phone}
          type={`image/${type}`}
          srcSet={sources(onPhones, type)}
          sizes="100vw"
          width={900}
          height={1100}
        />
      ))}
      <source media={phone} srcSet="/banners/hero-mobile-720.jpg" width={900} height={1100} />
      {["avif", "webp"].map((type) => (
        <source
          key={type}
          type={`image/${type}`}
          srcSet={sources(onWall, type)}
          sizes="100vw"
          width={2000}
          height={900}
        />
      ))}
      <img
        src="/kitchen/counter-1500.jpg"
        alt={t("Packs of Prayosha groundnut oil, with groundnuts in front")}
        width={2000}
        height={900}
        loading="eager"
        {...highPriority}
      />
    </picture>
  );
}
