import type Database from "better-sqlite3";

/** More than the shop asks in different words; a list of ids has a text for each length. */
const most = 500;

/**
 * Makes a connection keep the statements it has prepared, by their text, the least recently used dropped first: planning a
 * query costs SQLite more than running most of ours. SQLite plans anew by itself when the schema changes.
 */
export function keepStatements(connection: Database.Database): Database.Database {
  const kept = new Map<string, Database.Statement>();
  const prepare = connection.prepare.bind(connection);

  function prepareOnce(text: string): Database.Statement {
    const known = kept.get(text);
    // Somebody is in the middle of its rows.
    if (known?.busy) return prepare(text);
    kept.delete(text);
    const statement = known ? asPrepared(known) : prepare(text);
    kept.set(text, statement);
    if (kept.size > most) kept.delete(kept.keys().next().value ?? "");
    return statement;
  }

  return Object.assign(connection, { prepare: prepareOnce });
}

/** Whoever had it before may have asked for rows as lists. */
function asPrepared(statement: Database.Statement): Database.Statement {
  return statement.reader ? statement.raw(false) : statement;
}
