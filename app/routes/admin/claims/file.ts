import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/base/lib/http/http";
import { fileOf } from "~/office/claims/decide.server";
import { handedInAnswer } from "~/office/duties/handed-in.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const file = fileOf(args.params.id ?? "");
  if (!file) throw notFound();
  return handedInAnswer(file);
}
