import { settings } from "~/base/lib/env/settings.server";
import type { CopySettings } from "~/base/lib/env/env.server";
import { folderStore } from "./folder-store.server";
import { s3Store } from "./s3-store.server";
import type { Store } from "./store";

/** The store of COPY_TO. */
export function storeOf({ place, s3 }: CopySettings): Store {
  return place.kind === "file" ? folderStore(place.folder) : s3Store(place, s3);
}

/** COPY_TO for people. */
export function placeWords({ place }: CopySettings): string {
  if (place.kind === "file") return place.folder;
  return `s3://${[place.bucket, place.prefix].filter(Boolean).join("/")}`;
}

/** The settings of the copy. Throws when there are none: ask `settings.copy` first. */
export function copySettings(): CopySettings {
  if (!settings.copy) throw new Error("COPY_TO is not set");
  return settings.copy;
}
