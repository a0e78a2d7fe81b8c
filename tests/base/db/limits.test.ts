import { expect, it } from "vitest";
import { db } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";

it("writes limits as figures, so that SQLite plans a query once", () => {
  const query = db.select({ id: products.id }).from(products).limit(3);
  expect(query.toSQL()).toEqual({
    sql: 'select "id" from "products" limit 3',
    params: [],
  });
  expect(query.all().length).toBeLessThanOrEqual(3);
});
