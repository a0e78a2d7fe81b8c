import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/accounts/viewer.server";
import { productsAsCsv } from "../product-export.server";

/** All products as a file for a spreadsheet. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const today = new Date().toISOString().slice(0, 10);
  return new Response(productsAsCsv(), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="products-${today}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
