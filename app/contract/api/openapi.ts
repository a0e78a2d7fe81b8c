import { answering } from "~/accounts/answering.server";
import type { Call } from "~/lib/api/call";
import { openApi } from "../openapi";

const openApiFile = {
  method: "GET",
  path: "/openapi.json",
  does: "This description.",
  who: "all",
  isCatalogue: true,
  success: { status: 200, schema: null },
} as const satisfies Call;

const { loader, action } = answering(openApiFile, async ({ args }) =>
  openApi(new URL(args.request.url).origin),
);

export { loader, action };
