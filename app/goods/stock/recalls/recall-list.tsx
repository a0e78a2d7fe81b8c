import { Link } from "~/base/ui/link";
import { dayInWords } from "~/base/lib/dates";
import { netQuantity } from "~/base/lib/pack-size";
import { t } from "~/base/words/say";
import { packPath } from "../batches/page-path";
import type { newestRecalls } from "./recall.server";
import { stateLine } from "./recall-words";

type Listed = ReturnType<typeof newestRecalls>[number];

/** All recalls, the newest first, or that there is none. */
export function RecallList({ recalls }: { recalls: Listed[] }) {
  if (recalls.length === 0)
    return <p className="lead">{t("No batch is recalled, and none has been so far.")}</p>;
  return (
    <ul className="recall-list">
      {recalls.map((listed) => (
        <li
          key={listed.number}
          className={listed.recall.state === "called off" ? "" : "is-recalled"}
        >
          <h2>
            <Link to={packPath(listed.number)}>
              {t("Batch {number}", { number: listed.number })}
            </Link>
          </h2>
          <p>
            <strong>{stateLine(listed.recall)}</strong>
          </p>
          <p>
            <PackName {...listed} />
          </p>
          <Within goods={listed.within} />
          <p className="muted small">
            {t("Packed on {packed}, best before {end}", {
              packed: dayInWords(listed.packedOn),
              end: dayInWords(listed.bestBefore),
            })}
          </p>
          <p lang={listed.recall.whyLang}>{listed.recall.why}</p>
        </li>
      ))}
    </ul>
  );
}

const PackName = ({ name, nameLang, size }: Pick<Listed, "name" | "nameLang" | "size">) => (
  <>
    <span lang={nameLang}>{name}</span>
    {size && `, ${netQuantity(size)}`}
  </>
);

/** The cartons and gift boxes with packs of it inside: who bought one knows no other name. */
function Within({ goods }: { goods: Listed["within"] }) {
  if (goods.length === 0) return null;
  return (
    <>
      <p>{t("Packs of it are in:")}</p>
      <ul>
        {goods.map(({ number, ...pack }, index) => (
          <li key={index}>
            <PackName {...pack} />
            {number !== null && (
              <>
                {", "}
                <Link to={packPath(number)}>{t("Batch {number}", { number })}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
