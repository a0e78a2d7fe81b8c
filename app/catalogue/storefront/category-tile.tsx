import { Link } from "@remix-run/react";
import type { CategoryTile as Tile } from "./category-tiles.server";
import { Photo } from "~/photos/photo";

/** How wide a tile shows its photo. */
export const tileSizes = "112px";

/** A category with a photo of what is in it; all of it is the link. `eager` for the first one. */
export function CategoryTile({ category, eager }: { category: Tile; eager?: boolean }) {
  return (
    <Link to={`/category/${category.slug}`} className="category-tile" aria-label={category.name}>
      <span className="category-tile-photo">
        <Photo
          photo={category.photo && { ...category.photo, alt: "" }}
          sizes={tileSizes}
          eager={eager}
        />
      </span>
      <span className="category-tile-words">
        <strong>{category.name}</strong>
        <span className="muted small">{packs(category.products)}</span>
      </span>
    </Link>
  );
}

function packs(count: number): string {
  return count === 1 ? "1 pack" : `${count} packs`;
}
