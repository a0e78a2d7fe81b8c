import { answering } from "../answering.server";
import { userCounts } from "../contract";
import { userCount } from "../users.server";

const { loader, action } = answering(userCounts, async () => ({
  success: true,
  total: await userCount(),
}));

export { loader, action };
