/** A cache of at most `most` entries that evicts the least recently used. */
export class LastUsed<Key, Thing> {
  readonly #things = new Map<Key, Thing>();

  constructor(readonly most: number) {}

  get(key: Key): Thing | undefined {
    const thing = this.#things.get(key);
    if (thing === undefined) return undefined;
    // Maps keep insertion order: reinserting marks it as recently used.
    this.#things.delete(key);
    this.#things.set(key, thing);
    return thing;
  }

  /** Stores and returns it. */
  keep(key: Key, thing: Thing): Thing {
    this.#things.set(key, thing);
    if (this.#things.size > this.most) {
      const [oldest] = this.#things.keys();
      if (oldest !== undefined) this.#things.delete(oldest);
    }
    return thing;
  }
}
