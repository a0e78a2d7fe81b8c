import type { LoaderFunctionArgs } from "@remix-run/node";
import { areaOf } from "~/accounts/own-area";
import { requireUser } from "~/accounts/viewer.server";
import { seeOther } from "~/lib/http";

export async function loader(args: LoaderFunctionArgs) {
  return seeOther(areaOf(await requireUser(args)));
}
