/** In brackets, what is said of a pack beside its own measure. */
export const Beside = ({ words }: { words: string | null }) =>
  words === null ? null : <span className="pack-beside">{`(${words})`}</span>;
