import type { NoticeRow } from "./notice-list.server";
import { isSoundOn, playSound } from "./sound";

const address = "/dashboard/admin/notices/newest";
const every = 60_000;

/** Says on an open page of the admin area what has just happened, with a sound where the owner wants one. */
export function tellNews(): void {
  let since: number | null = null;
  const look = async () => {
    if (document.visibilityState === "hidden") return;
    const answer = await fetch(since === null ? address : `${address}?since=${since}`).catch(
      () => null,
    );
    // Signed out, or not for this person: nothing more to ask.
    if (answer && !answer.ok) return clearInterval(timer);
    const found: NoticeRow[] = (await answer?.json().catch(() => null)) ?? [];
    if (since !== null && found.length > 0) {
      document.querySelector(".new-notices")?.replaceChildren(...found.map(lineOf));
      if (isSoundOn()) playSound();
    }
    since = found[0]?.createdAt ?? since ?? 0;
  };
  const timer = setInterval(() => void look(), every);
  void look();
}

function lineOf({ words, path }: NoticeRow): HTMLElement {
  const [line, link] = [document.createElement("p"), document.createElement("a")];
  link.href = path;
  link.textContent = words;
  line.append(link);
  return line;
}
