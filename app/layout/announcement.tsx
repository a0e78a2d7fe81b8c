import { t } from "~/base/words/say";

/** The operator's announcement above every page, if set. */
export function Announcement({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <section className="announcement" aria-label={t("Announcement")}>
      <p dir="auto">{text}</p>
    </section>
  );
}
