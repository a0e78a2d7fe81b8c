/** At most so many things by their keys; for a new one the thing unused for longest goes. */
export class LastUsed<Key, Thing> {
  readonly #things = new Map<Key, Thing>();

  constructor(readonly most: number) {}

  get(key: Key): Thing | undefined {
    const thing = this.#things.get(key);
    if (thing === undefined) return undefined;
    // A map remembers the order in which keys came.
    this.#things.delete(key);
    this.#things.set(key, thing);
    return thing;
  }

  /** Keeps it and gives it back. */
  keep(key: Key, thing: Thing): Thing {
    this.#things.set(key, thing);
    if (this.#things.size > this.most) {
      const [oldest] = this.#things.keys();
      if (oldest !== undefined) this.#things.delete(oldest);
    }
    return thing;
  }
}
