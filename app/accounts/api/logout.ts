import { tokenIn } from "~/lib/api.server";
import { answering } from "../answering.server";
import { logout } from "../contract";
import { endToken } from "../tokens.server";

const { loader, action } = answering(logout, async ({ args }) => {
  await endToken(tokenIn(args.request) ?? "");
  return { success: true, message: "You are logged out." };
});

export { loader, action };
