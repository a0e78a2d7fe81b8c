import type { ShownBatch } from "./batch-rows.server";
import { pressedWords } from "./batch-words";
import { t } from "~/base/words/say";

/** When the packs that are sold now were pressed, and their lab report. */
export function BatchLine({ batch }: { batch: ShownBatch }) {
  return (
    <p className="small">
      {pressedWords(batch)}
      {batch.hasReport && (
        <>
          {" "}
          <a href={`/lab-report/${batch.id}`}>{t("Lab report")}</a>
        </>
      )}
    </p>
  );
}
