import { dayInWords } from "~/base/lib/dates";
import { isByNumber, netQuantity } from "~/base/lib/pack-size";
import { Photo } from "~/goods/photos/photo";
import { langOfEnglish } from "~/base/words/language";
import { t } from "~/base/words/say";
import { labFigures } from "../batches/lab-figures";
import type { ToldBatch } from "./batch-page.server";

/** What the packs of a batch are: product, days, seed, what the lab found. */
export function PackTold({ batch }: { batch: ToldBatch }) {
  const { photo, pressed, lots, seedPlace, lab, reportOf } = batch;
  const figures = labFigures(lab);
  return (
    <section className="pack-told" aria-labelledby="told">
      {photo && <Photo photo={photo} sizes="(min-width: 48rem) 16rem, 10rem" priority="soon" />}
      <div>
        <h2 id="told" lang={batch.nameLang}>
          {batch.name}
        </h2>
        <dl className="facts">
          {batch.pack && <Row term={t("Net quantity")}>{netQuantity(batch.pack)}</Row>}
          {pressed && <Row term={t("Pressed on")}>{span(pressed)}</Row>}
          <Row term={t("Packed on")}>{dayInWords(batch.packedOn)}</Row>
          <Row term={t("Best before")}>{dayInWords(batch.bestBefore)}</Row>
          {lots.length > 0 && (
            <Row term={lots.length === 1 ? t("Lot of seed") : t("Lots of seed")}>
              <span lang={langOfEnglish()}>{lots.join(", ")}</span>
              {lots.length > 1 && (
                <span className="muted small"> {t("The tank held oil of all of these.")}</span>
              )}
            </Row>
          )}
          {seedPlace && (
            <Row term={t("Where the seed grew")}>
              <span lang={langOfEnglish()}>{seedPlace}</span>
            </Row>
          )}
          {figures?.map(({ name, figure }, index) => (
            <Row key={index} term={name}>
              {figure}
            </Row>
          ))}
          {!figures && lab && <Row term={t("Lab")}>{lab}</Row>}
        </dl>
        {reportOf && <a href={`/lab-report/${reportOf}`}>{t("Lab report")}</a>}
      </div>
    </section>
  );
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const span = ({ from, to }: { from: string; to: string }) =>
  from === to
    ? dayInWords(from)
    : t("{from} to {to}", { from: dayInWords(from), to: dayInWords(to) });

/** How to use and keep the pack: the owner's words, and what holds for every pack; goods by number are not poured. */
export function HowToKeep({ storage, pack }: Pick<ToldBatch, "storage" | "pack">) {
  return (
    <section aria-labelledby="keep">
      <h2 id="keep">{t("How to use and keep it")}</h2>
      <ul className="plain-points">
        {storage && <li lang={storage.lang}>{storage.words}</li>}
        {(!pack || !isByNumber(pack)) && (
          <li>{t("Close the pack well after each use, away from light and heat.")}</li>
        )}
        <li>{t("Use it before the day above.")}</li>
        <li>{t("If it smells or looks other than it should, do not use it and tell us.")}</li>
      </ul>
    </section>
  );
}
