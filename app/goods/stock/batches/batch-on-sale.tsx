import { dayInWords } from "~/base/lib/dates";
import { labFigures } from "./lab-figures";
import type { ShownBatch } from "./batch-rows.server";
import { t } from "~/base/words/say";

/** When the packs that are sold now were pressed, until when they are good, and what the lab found. */
export function BatchOnSale({ batch }: { batch: ShownBatch }) {
  const { id, packedOn, bestBefore, words, hasReport } = batch;
  const figures = labFigures(words);
  return (
    <section className="batch" aria-labelledby="batch">
      <h2 id="batch">{t("The batch on sale")}</h2>
      <table>
        <tbody>
          <Row name={t("Pressed on")} value={dayInWords(packedOn)} />
          <Row name={t("Best before")} value={dayInWords(bestBefore)} />
          {figures?.map(({ name, figure }, index) => (
            <Row key={index} name={name} value={figure} />
          ))}
          {!figures && words && <Row name={t("Lab")} value={words} />}
        </tbody>
      </table>
      {hasReport && <a href={`/lab-report/${id}`}>{t("Lab report")}</a>}
    </section>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{value}</td>
    </tr>
  );
}
