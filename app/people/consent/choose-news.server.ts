import { write } from "~/base/db/connection.server";
import { agreeToNews, withdrawNews } from "./record.server";

/** Gives or ends the consent of an account to news at its address. */
export async function chooseNews(
  user: { id: string; email: string },
  isOn: boolean,
): Promise<void> {
  await write((tx) => {
    if (isOn) agreeToNews(tx, user.email, { userId: user.id }, "profile");
    else withdrawNews(tx, user.email, "profile");
  });
}
