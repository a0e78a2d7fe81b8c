import type { Actor } from "~/upkeep/audit/record.server";
import type { Writer } from "~/base/db/connection.server";
import { appendPhotos, setFirstPhoto } from "../product-photos.server";
import { recordPhoto } from "./product-audit.server";
import type { StoredInput } from "./product-input.server";

/** Stores the photos that came with a product's form: `photo` in place of the main one, the others after those it has. */
export function storeInputPhotos(
  tx: Writer,
  id: string,
  { name, photo, morePhotos }: Pick<StoredInput, "name" | "photo" | "morePhotos">,
  now: number,
  actor: Actor | null,
): void {
  if (photo) {
    setFirstPhoto(tx, id, photo, now);
    recordPhoto(tx, actor, { id, name }, { before: null, after: "new main photo" });
  }
  appendPhotos(tx, id, morePhotos, now);
}
