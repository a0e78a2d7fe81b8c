import type { LoaderFunctionArgs } from "@remix-run/node";
import { areaOf } from "~/people/accounts/own-area";
import { privateHeaders } from "~/people/accounts/private-headers";
import { requireUser } from "~/people/accounts/guards/viewer.server";
import { seeOther } from "~/base/lib/http/http";

export const headers = privateHeaders;

export async function loader(args: LoaderFunctionArgs) {
  return seeOther(areaOf(await requireUser(args)));
}

/** Never rendered, because the loader redirects. With a component, guests get the guard page, not bare text. */
export default function Dashboard() {
  return null;
}
