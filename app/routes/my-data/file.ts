import type { LoaderFunctionArgs } from "@remix-run/node";
import { seeOther } from "~/base/lib/http/http";
import { myDataFile } from "~/people/privacy/my-data/my-data-page.server";
import { provedFinder } from "~/people/privacy/my-data/proved-person.server";

/** All data held under an address that a mailed link proved in this browser. `?as=`: `page` or `json`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const find = await provedFinder(request);
  if (!find) return seeOther("/my-data");
  return myDataFile(find(), new URL(request.url).searchParams.get("as"));
}
