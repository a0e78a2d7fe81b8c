import { Link } from "~/ui/link";

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
          alt="Bottles of 1 and 2 litres, a 5 litre jar, a carton and a 15 litre tin"
          width={1600}
          height={600}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <h2 id="next">What happens next</h2>
      <ol className="bulk-steps">
        <li>You tell us what you need. This orders nothing and costs nothing.</li>
        <li>We come back to you with a price and a date.</li>
        <li>You decide.</li>
      </ol>
      <p>
        Or order at once: the <Link to="/quick-order">quick-order sheet</Link> has all packs with
        their prices by quantity.
      </p>
    </aside>
  );
}
