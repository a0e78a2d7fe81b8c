import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { cacheStatements } from "~/base/db/statement-cache";

function shelf() {
  const connection = cacheStatements(new Database(":memory:"));
  connection.exec("create table jars (litres integer); insert into jars values (1), (5), (15)");
  return connection;
}

const all = "select litres from jars order by litres";

describe("a connection that keeps its statements", () => {
  it("prepares the same text once", () => {
    const connection = shelf();
    expect(connection.prepare(all)).toBe(connection.prepare(all));
    expect(connection.prepare(all)).not.toBe(connection.prepare(`${all} desc`));
  });

  it("gives objects again after somebody asked for lists", () => {
    const connection = shelf();
    expect(connection.prepare(all).raw().get()).toEqual([1]);
    expect(connection.prepare(all).get()).toEqual({ litres: 1 });
  });

  it("gives another one while somebody is in the middle of its rows", () => {
    const connection = shelf();
    const seen = [];
    for (const row of connection.prepare(all).iterate())
      seen.push(row, connection.prepare(all).all().length);
    expect(seen).toEqual([{ litres: 1 }, 3, { litres: 5 }, 3, { litres: 15 }, 3]);
  });

  it("keeps answering right after the table has changed its shape", () => {
    const connection = shelf();
    const every = "select * from jars where litres = 1";
    expect(connection.prepare(every).get()).toEqual({ litres: 1 });
    connection.exec("alter table jars add colour text default 'clear'");
    expect(connection.prepare(every).get()).toEqual({ litres: 1, colour: "clear" });
  });

  it("does not keep more than its bound", () => {
    const connection = shelf();
    const first = connection.prepare(all);
    for (let litres = 0; litres < 600; litres += 1)
      connection.prepare(`select * from jars where litres = ${litres}`);
    expect(connection.prepare(all)).not.toBe(first);
  });
});
