/**
 * What `read` gives, read once for all that runs without a pause: in between this process stores nothing, and what another one stores
 * then may as well have been stored after. One search asked for the version of the catalogue 14 times.
 */
export function onceATurn<T>(read: () => T): () => T {
  let known: { value: T } | undefined;
  const forget = () => {
    known = undefined;
  };
  return () => {
    if (!known) queueMicrotask(forget);
    known ??= { value: read() };
    return known.value;
  };
}
