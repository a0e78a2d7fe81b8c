import { reading } from "~/db/connection.server";

const prepare = () =>
  reading
    .prepare<[], string>("SELECT hex(block) FROM product_search_index_data WHERE id = 10")
    .pluck();
let query: ReturnType<typeof prepare> | undefined;

/**
 * What `read` gives, read again only after products gained or lost words, in any process; a price changes none. FTS5 counts what it
 * writes in row 10 of its data ("structure record", in `fts5_index.c` of SQLite), and so do the triggers that write to it.
 */
export function keptWithWords<T>(read: () => T): () => T {
  let kept: { version: string; value: T } | undefined;
  return () => {
    const version = (query ??= prepare()).get() ?? "";
    if (kept?.version !== version) kept = { version, value: read() };
    return kept.value;
  };
}
