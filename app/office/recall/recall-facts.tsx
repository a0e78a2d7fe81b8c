import { dateTime } from "~/base/lib/dates";
import type { RecallState } from "~/base/db/recalls";
import { packsWords } from "~/goods/stock/admin/stock-words";
import type { Whereabouts } from "./recall-page.server";
import { stepWords } from "./steps";

type Steps = {
  steps: {
    id: string;
    state: RecallState;
    note: string;
    createdAt: number;
    noter: string | null;
  }[];
};

/** What was done in a recall: when, by whom, with what was noted. */
export function StepHistory({ steps }: Steps) {
  return (
    <ol className="stack">
      {steps.map(({ id, state, note, createdAt, noter }) => (
        <li key={id}>
          <strong>{stepWords[state]}</strong>{" "}
          <span className="muted small">
            {[dateTime(createdAt), noter].filter(Boolean).join(", ")}
          </span>
          {note && <p className="own-note">{note}</p>}
        </li>
      ))}
    </ol>
  );
}

type Props = { packs: Whereabouts; unknown: number };

/** Where the packs of the batch are. `unknown`: packs of the product that left without a batch, of which some may be of this one. */
export function PackFacts({ packs, unknown }: Props) {
  const { filled, onHand, broken, inOrders, withBuyers, cameBack } = packs;
  const share = filled > 0 ? Math.floor(((filled - withBuyers) / filled) * 100) : 100;
  return (
    <>
      <p>
        {`${share} % accounted for: ${packsWords(filled - withBuyers)} of ${filled} are here, or broken.`}
      </p>
      <dl className="facts">
        <Fact term="With buyers" packs={withBuyers} />
        <Fact term="On hand" packs={onHand} />
        <Fact term="In orders not yet sent" packs={inOrders} />
        <Fact term="Broken or destroyed" packs={broken} />
        <Fact term="Came back from buyers so far" packs={cameBack} />
      </dl>
      {unknown > 0 && (
        <p className="muted">
          {`${packsWords(unknown)} of this product left since then without a batch. Some may be of this one.`}
        </p>
      )}
    </>
  );
}

function Fact({ term, packs }: { term: string; packs: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{packsWords(packs)}</dd>
    </div>
  );
}
