import { redirect } from "@remix-run/node";
import { notFound } from "~/base/lib/http/http";
import { translated } from "../translated.server";
import { noLongerSold } from "./archived.server";

/** What is said of a slug that no product has (any more): the response to throw. */
export function goneFrom(slug: string): Response {
  const gone = noLongerSold(slug);
  if (!gone) return notFound();
  if ("movedTo" in gone) return redirect(`/product/${gone.movedTo}`, 302);
  const [category = null] = gone.category ? translated([gone.category]) : [];
  return Response.json({ ...gone, category }, { status: 410, statusText: "Gone" });
}
