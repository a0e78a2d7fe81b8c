import { tokenIn } from "~/lib/api.server";
import { answering } from "~/accounts/answering.server";
import { logout } from "~/accounts/contract";
import { endToken } from "~/accounts/session/tokens.server";

const { loader, action } = answering(logout, async ({ args }) => {
  await endToken(tokenIn(args.request) ?? "");
  return { success: true, message: "You are logged out." };
});

export { loader, action };
