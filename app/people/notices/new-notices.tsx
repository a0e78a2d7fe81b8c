import { useEffect, useState } from "react";
import type { NoticeRow } from "./notice-list.server";
import { isSoundOn, playSound } from "./sound";

const address = "/dashboard/admin/notices/newest";
const every = 60_000;

/** Says on an open page of the admin area what has just happened, with a sound where the owner wants one. */
export function NewNotices() {
  const [found, setFound] = useState<NoticeRow[]>([]);
  useEffect(() => lookForNews(setFound), []);
  return (
    <div role="status" className="new-notices">
      {found.map(({ words, path, createdAt }) => (
        <p key={`${createdAt} ${path} ${words}`}>
          <a href={path}>{words}</a>
        </p>
      ))}
    </div>
  );
}

/** Asks every minute while the page is looked at. Returns how to stop. */
function lookForNews(show: (found: NoticeRow[]) => void): () => void {
  let since: number | null = null;
  const stopped = new AbortController();
  const look = async () => {
    if (document.visibilityState === "hidden") return;
    const answer = await fetch(since === null ? address : `${address}?since=${since}`, {
      signal: stopped.signal,
    }).catch(() => null);
    // Signed out, or not for this person: nothing more to ask.
    if (answer && !answer.ok) return stop();
    const found = ((await answer?.json().catch(() => null)) ?? []) as NoticeRow[];
    if (stopped.signal.aborted) return;
    if (since !== null && found.length > 0) {
      show(found);
      if (isSoundOn()) playSound();
    }
    since = found[0]?.createdAt ?? since ?? 0;
  };
  const timer = setInterval(() => void look(), every);
  const stop = () => {
    clearInterval(timer);
    stopped.abort();
  };
  void look();
  return stop;
}
