import { Link } from "~/base/ui/link";
import { dayInWords } from "~/base/lib/dates";
import { labFigures } from "./lab-figures";
import type { ShownBatch } from "./batch-rows.server";
import { packPath } from "./page-path";
import { t } from "~/base/words/say";

/** When the packs that are sold now were packed, until when they are good, and what the lab found. */
export function BatchOnSale({ batch }: { batch: ShownBatch }) {
  const { id, number, packedOn, bestBefore, words, hasReport } = batch;
  const figures = labFigures(words);
  return (
    <section className="batch" aria-labelledby="batch">
      <h2 id="batch">{t("The batch on sale")}</h2>
      <table>
        <tbody>
          <Row name={t("Packed on")} value={dayInWords(packedOn)} />
          <Row name={t("Best before")} value={dayInWords(bestBefore)} />
          {figures?.map(({ name, figure }, index) => (
            <Row key={index} name={name} value={figure} />
          ))}
          {!figures && words && <Row name={t("Lab")} value={words} />}
        </tbody>
      </table>
      <Link to={packPath(number)}>{t("All about batch {number}", { number })}</Link>
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
