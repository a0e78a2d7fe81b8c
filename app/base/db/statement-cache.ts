import type Database from "better-sqlite3";

/** More than the shop's distinct queries; an id list has one text per length. */
const most = 500;

/**
 * Caches a connection's prepared statements by their text, evicting the least recently used: planning a query costs SQLite more
 * than running most of ours. SQLite replans by itself when the schema changes.
 */
export function cacheStatements(connection: Database.Database): Database.Database {
  const cached = new Map<string, Database.Statement>();
  const prepare = connection.prepare.bind(connection);

  function prepareOnce(text: string): Database.Statement {
    const found = cached.get(text);
    // This statement is being iterated; prepare another.
    if (found?.busy) return prepare(text);
    cached.delete(text);
    const statement = found ? asPrepared(found) : prepare(text);
    cached.set(text, statement);
    if (cached.size > most) cached.delete(cached.keys().next().value ?? "");
    return statement;
  }

  return Object.assign(connection, { prepare: prepareOnce });
}

/** A previous user may have switched it to raw mode. */
function asPrepared(statement: Database.Statement): Database.Statement {
  return statement.reader ? statement.raw(false) : statement;
}
