import { tokenIn } from "~/base/lib/api.server";
import { answering } from "~/people/accounts/guards/answering.server";
import { logout } from "~/people/accounts/contract";
import { endToken } from "~/people/accounts/sign-in/tokens.server";

const { loader, action } = answering(logout, async ({ args }) => {
  await endToken(tokenIn(args.request) ?? "");
  return { success: true, message: "You are logged out." };
});

export { loader, action };
