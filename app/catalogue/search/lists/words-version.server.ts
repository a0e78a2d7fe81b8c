import { reading } from "~/db/connection.server";
import { onceATurn } from "~/db/once-a-turn";

const prepare = () =>
  reading
    .prepare<[], string>("SELECT hex(block) FROM product_search_index_data WHERE id = 10")
    .pluck();
let query: ReturnType<typeof prepare> | undefined;

const wordsVersion = onceATurn(() => (query ??= prepare()).get() ?? "");

/**
 * What `read` gives, read again only after products gained or lost words, in any process; a price changes none. FTS5 counts what it
 * writes in row 10 of its data ("structure record", in `fts5_index.c` of SQLite), and so do the triggers that write to it.
 */
export function keptWithWords<T>(read: () => T): () => T {
  let kept: { version: string; value: T } | undefined;
  return () => {
    const version = wordsVersion();
    if (kept?.version !== version) kept = { version, value: read() };
    return kept.value;
  };
}
