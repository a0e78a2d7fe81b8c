import { t } from "~/base/words/say";

/** A silent six-second video of oil being poured. Until the visitor starts it, only the poster loads. */
export function Film() {
  return (
    <video
      className="film"
      poster="/video/oil-loop-poster.webp"
      width={1280}
      height={720}
      controls
      loop
      muted
      playsInline
      preload="none"
      aria-label={t("Film without sound: golden groundnut oil is poured in a thin, steady stream")}
    >
      <source src="/video/oil-loop.webm" type="video/webm" />
      <source src="/video/oil-loop.mp4" type="video/mp4" />
      <a href="/video/oil-loop.mp4">{t("See the film of oil being poured")}</a>
    </video>
  );
}
