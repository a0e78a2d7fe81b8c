import { answering } from "~/people/accounts/guards/answering.server";
import type { Call } from "~/base/lib/api/call";
import { shopAddress } from "~/base/lib/http/listening.server";
import { openApi } from "~/layout/contract/openapi";

const openApiFile = {
  method: "GET",
  path: "/openapi.json",
  does: "This description.",
  who: "all",
  isCatalogue: true,
  success: { status: 200, schema: null },
} as const satisfies Call;

const { loader, action } = answering(openApiFile, ({ args }) => openApi(shopAddress(args.request)));

export { loader, action };
