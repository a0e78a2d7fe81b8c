/**
 * A photo just removed, with its place (from 0) in each product that showed it, and whether it was the label there: enough to put it
 * back.
 */
export type RemovedPhoto = {
  hash: string;
  alt: string;
  at: { id: string; place: number; isLabel?: boolean }[];
};

/** As it stands in an address and in the form that puts the photo back. */
type RemovedFields = { removed: string; alt: string; at: string };

/** The query that makes a page of photos offer to put this one back. */
export function removedQuery({ hash, alt, at }: RemovedPhoto): string {
  const places = at
    .map(({ id, place, isLabel }) => `${id}.${place}${isLabel ? ".label" : ""}`)
    .join(",");
  return String(new URLSearchParams({ removed: hash, alt, at: places }));
}

/** What an address or a form says was removed, or null. Anybody may have written it. */
export function removedIn(said: URLSearchParams | FormData): RemovedPhoto | null {
  const text = (name: string) => String(said.get(name) ?? "");
  const at = text("at")
    .split(",")
    .map((pair) => /^([\w-]{1,64})\.(\d{1,3})(\.label)?$/.exec(pair))
    .flatMap((found) => {
      if (!found) return [];
      const [, id = "", place, label] = found;
      return [{ id, place: Number(place), ...(label && { isLabel: true }) }];
    });
  if (!/^[0-9a-f]{64}$/.test(text("removed")) || at.length === 0) return null;
  return { hash: text("removed"), alt: text("alt").slice(0, 200), at };
}

/** What a page offers to put back: nothing where one of its photos is the same picture again. */
export function offeredBack(
  query: URLSearchParams,
  shown: { hash: string }[],
): RemovedFields | null {
  const removed = removedIn(query);
  if (!removed || shown.some(({ hash }) => hash === removed.hash)) return null;
  const { hash, alt } = removed;
  return { removed: hash, alt, at: query.get("at") ?? "" };
}
