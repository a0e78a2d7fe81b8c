import { useEffect, useRef, useState } from "react";

/** Not part of the standard, and in Chromium only. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether this visitor wants things to move, and has a line for it. */
function isWelcome(): boolean {
  const { saveData, effectiveType = "4g" } =
    (navigator as { connection?: Connection }).connection ?? {};
  return (
    !matchMedia("(prefers-reduced-motion: reduce)").matches && !saveData && effectiveType === "4g"
  );
}

/** Lets a silent film play by itself while it is in view, until it is stopped by its button. */
export function useFilm() {
  const film = useRef<HTMLVideoElement>(null);
  const isStopped = useRef(false);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const shown = film.current;
    if (!shown || !isWelcome()) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) shown.pause();
      else if (!isStopped.current) play(shown);
    });
    watch.observe(shown);
    return () => watch.disconnect();
  }, []);

  return {
    isPlaying,
    toggle(): void {
      isStopped.current = isPlaying;
      if (isPlaying) film.current?.pause();
      else play(film.current);
    },
    props: {
      ref: film,
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
    },
  };
}

/** Where the browser does not let it play, its poster stays. React does not write `muted` into the page that the server makes. */
function play(film: HTMLVideoElement | null): void {
  if (!film) return;
  film.muted = true;
  film.play().catch(() => undefined);
}
