import { answering } from "~/people/accounts/guards/answering.server";
import { userCounts } from "~/people/accounts/contract";
import { userCount } from "~/people/accounts/users/users.server";

const { loader, action } = answering(userCounts, () => ({
  success: true,
  total: userCount(),
}));

export { loader, action };
