import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { csvDownload } from "~/base/lib/csv/csv";
import { notFound } from "~/base/lib/http/http";
import { breachById } from "~/people/privacy/breaches/breaches.server";
import { personsAsCsv } from "~/people/privacy/breaches/told.server";

/** Who is touched by a breach as CSV: people's data, so after the password was given again. */
export async function loader(args: LoaderFunctionArgs) {
  const admin = await requireAdmin(args);
  await requireConfirmed(args, admin);
  const breach = breachById(args.params.id ?? "");
  if (!breach) throw notFound();
  return csvDownload("breach-people.csv", await personsAsCsv(breach, admin));
}
