import { Photo, type Priority } from "~/goods/photos/photo";
import type { PhotoRef } from "~/goods/photos/photo-ref";

const mostShown = 3;

/**
 * Small photos of the first packs of an order, three at most, each pack once. The words beside them say what they show. Of an order without
 * any photo the shop's drawing stands in.
 */
export function PhotoRow({
  goods,
  priority,
}: {
  goods: { photo: PhotoRef | null }[];
  priority?: Priority;
}) {
  const photos = new Map(goods.flatMap(({ photo }) => (photo ? [[photo.hash, photo]] : [])));
  const shown = [...photos.values()].slice(0, mostShown);
  return (
    <div className="photo-row">
      {shown.length === 0 && <Photo photo={null} sizes="56px" />}
      {shown.map((photo) => (
        <Photo key={photo.hash} photo={{ ...photo, alt: "" }} sizes="56px" priority={priority} />
      ))}
    </div>
  );
}
