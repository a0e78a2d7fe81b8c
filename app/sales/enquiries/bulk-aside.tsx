import { Link } from "~/base/ui/link";
import { t, withParts } from "~/base/words/say";

/** Beside the bulk form: a picture of the packs, and what happens next. */
export function BulkAside() {
  return (
    <aside className="stack" aria-labelledby="next">
      <picture className="bulk-packs">
        <source
          type="image/avif"
          srcSet="/banners/bulk-order-640.avif 640w, /banners/bulk-order-1600.avif 1600w"
          sizes="(min-width: 60rem) 31rem, 134vw"
        />
        <source
          type="image/webp"
          srcSet="/banners/bulk-order-640.webp 640w, /banners/bulk-order-1600.webp 1600w"
          sizes="(min-width: 60rem) 31rem, 134vw"
        />
        <img
          src="/banners/bulk-order-1600.jpg"
          alt={t("Bottles of 1 and 2 litres, a 5 litre jar, a carton and a 15 litre tin")}
          width={1600}
          height={600}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <h2 id="next">{t("What happens next")}</h2>
      <ol className="bulk-steps">
        <li>{t("You tell us what you need. This orders nothing and costs nothing.")}</li>
        <li>{t("We come back to you with a price and a date.")}</li>
        <li>{t("You decide.")}</li>
      </ol>
      <p>
        {withParts(
          "Or order at once: the <a>quick-order sheet</a> has all packs with their prices by quantity.",
          { a: (link) => <Link to="/quick-order">{link}</Link> },
        )}
      </p>
    </aside>
  );
}
