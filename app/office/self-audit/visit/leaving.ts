import { all, attr, first, has, type Page } from "../reading/page";
import { controlsOf, posts, valuesOf } from "../reading/form";
import type { Walk } from "./known";
import { isLogin, visited } from "./visited";

/** How one leaves the news by the link in each letter. `presses`: with the link; `problem`: one cannot. */
export type Left = { presses: number; problem: string | null };

/** Leaves the news as somebody who has just agreed to them. */
export async function leaveNews({
  guest,
  pages,
  hands,
}: Pick<Walk, "guest" | "pages" | "hands">): Promise<Left> {
  const path = await hands.newsLink();
  const answer = await guest.open(path);
  const opened = visited("leave-news", answer);
  pages.push(opened);
  if (isLogin(answer)) return { presses: 1, problem: "One has to log in to leave the news" };
  if (!opened.page) return { presses: 1, problem: null };
  const form = formIn(opened.page);
  if (!form) return { presses: 1, problem: "The link in the letters leads to no way out" };
  const asked = controlsOf(opened.page, form).filter(
    (one) => has(one, "required") && !attr(one, "value"),
  ).length;
  await guest.post(attr(form, "action") ?? path, valuesOf(opened.page, form));
  const after = visited("leave-news", await guest.open(path));
  const still = after.page && formIn(after.page);
  const presses = 2 + asked;
  return { presses, problem: still ? "Who has left the news is asked again" : null };
}

function formIn(page: Page) {
  const main = first(page, "main");
  return main ? (all(main, "form").find(posts) ?? null) : null;
}
