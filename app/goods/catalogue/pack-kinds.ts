import type { PackKind } from "~/base/db/statuses";

export const packKindWords: Record<PackKind, string> = {
  pouch: "Pouch",
  bottle: "Bottle",
  "glass bottle": "Glass bottle",
  jar: "Jar",
  tin: "Tin",
  carton: "Carton",
};
