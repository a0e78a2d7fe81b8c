import type { LoaderFunctionArgs } from "@remix-run/node";
import { areaOf } from "~/accounts/own-area";
import { privateHeaders } from "~/accounts/private-headers";
import { requireUser } from "~/accounts/viewer.server";
import { seeOther } from "~/lib/http";

export const headers = privateHeaders;

export async function loader(args: LoaderFunctionArgs) {
  return seeOther(areaOf(await requireUser(args)));
}

/** Never shown: the loader leads on. A page all the same, so that a guest gets the guard page and not bare text. */
export default function Dashboard() {
  return null;
}
