import { Link } from "~/base/ui/link";
import type { CategoryTile as Tile } from "./category-tiles.server";
import { Photo, type Priority } from "~/goods/photos/photo";
import { t } from "~/base/words/say";

/** `sizes` of a tile's photo. */
export const tileSizes = "112px";

/** A category tile; the whole tile is a link. `priority`: of its photo. */
export function CategoryTile({ category, priority }: { category: Tile; priority?: Priority }) {
  return (
    <Link to={`/category/${category.slug}`} className="category-tile" aria-label={category.name}>
      <span className="category-tile-photo">
        <Photo
          photo={category.photo && { ...category.photo, alt: "" }}
          sizes={tileSizes}
          priority={priority}
        />
      </span>
      <span className="category-tile-words">
        <strong lang={category.nameLang}>{category.name}</strong>
        <span className="muted small">{packs(category.products)}</span>
      </span>
    </Link>
  );
}

function packs(count: number): string {
  return t("{n, plural, one {# pack} other {# packs}}", { n: count });
}
