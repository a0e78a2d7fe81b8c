import { answering } from "~/accounts/answering.server";
import { userCounts } from "~/accounts/contract";
import { userCount } from "~/accounts/users.server";

const { loader, action } = answering(userCounts, () => ({
  success: true,
  total: userCount(),
}));

export { loader, action };
