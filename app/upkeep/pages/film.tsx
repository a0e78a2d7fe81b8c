import { useHydrated } from "~/base/ui/hydrated";
import { t } from "~/base/words/say";
import { useFilm } from "./use-film";

/**
 * A silent six-second film of oil being poured. It plays by itself, unless the visitor wants nothing to move or saves data; without
 * script only its poster loads until it is started.
 */
export function Film() {
  const hydrated = useHydrated();
  const { isPlaying, toggle, props } = useFilm();
  return (
    <div className="film-frame">
      <video
        className="film"
        poster="/video/oil-loop-poster.webp"
        width={1280}
        height={720}
        controls={!hydrated}
        loop
        muted
        playsInline
        preload="none"
        aria-label={t(
          "Film without sound: golden groundnut oil is poured in a thin, steady stream",
        )}
        {...props}
      >
        <source src="/video/oil-loop.webm" type="video/webm" />
        <source src="/video/oil-loop.mp4" type="video/mp4" />
        <a href="/video/oil-loop.mp4">{t("See the film of oil being poured")}</a>
      </video>
      <button type="button" className="film-button" hidden={!hydrated} onClick={toggle}>
        {isPlaying ? t("Stop the film") : t("Play the film")}
      </button>
    </div>
  );
}
