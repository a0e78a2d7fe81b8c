/** Where a copy lies. Names are our own: letters, digits, `/`, `.`, `_` and `-`. Every call throws `StoreAway` when it fails. */
export type Store = {
  /** All names that begin so, sorted. */
  list: (prefix: string) => Promise<string[]>;
  /** The bytes of that name; null if there is none. */
  read: (name: string) => Promise<Buffer | null>;
  /** Puts bytes under a name, whole or not at all. `isNew`: only if there is none yet; false when there is one. */
  put: (name: string, bytes: Buffer, isNew?: boolean) => Promise<boolean>;
};
