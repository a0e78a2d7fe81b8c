import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { packPath } from "~/goods/stock/batches/page-path";

/** A GS1 Digital Link with a lot (`/01/08901234567890/10/26-11-A`): its batch, whose number says all. */
export const loader = ({ params: { lot = "" } }: LoaderFunctionArgs) =>
  redirect(packPath(lot), 302);
