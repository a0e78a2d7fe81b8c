import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/base/lib/http/http";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { statementDownload } from "~/office/khata/statement.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const since = new URL(args.request.url).searchParams.get("since");
  const file = await statementDownload(args.params.number ?? "", since);
  if (!file) throw notFound();
  return file;
}
