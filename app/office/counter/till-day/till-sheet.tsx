import { clockTime, date, dateTime, dayInWords } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Link } from "~/base/ui/link";
import { useOpens } from "~/people/accounts/staff/use-opens";
import { isCashMove } from "~/office/expenses/cash-move";
import { spentWords } from "~/office/expenses/words";
import { notes, type Pieces } from "./pieces";
import { tillDayPath } from "./paths";
import type { TillDay } from "./till-day.server";
import type { TillWay } from "./day-rows.server";

/** How money came, in words. */
const wayWords: Record<TillWay, string> = {
  cash: "Cash",
  upi: "UPI",
  bank: "Bank transfer",
  cheque: "Cheque",
  courier: "Paid out by the courier",
  online: "Pay link, paid online",
  unsaid: "By hand, not said how",
};

/** The till of one day as it is printed: what lay in it, came and went, was expected and counted, and who signed. */
export function TillSheet({ till, firm }: { till: TillDay; firm: string }) {
  const { day, opening, signed } = till;
  const expectedPaise = signed?.expectedPaise ?? till.expectedPaise;
  return (
    <article className="panel slip till-sheet">
      <header>
        <p className="muted small">{firm}</p>
        <h1>{`Till of ${dayInWords(day)}`}</h1>
        {opening && (
          <p className="muted">{`Opened by ${opening.by}, ${whenOf(opening.at, day)}`}</p>
        )}
      </header>
      <table className="slip-lines">
        <tbody>
          {opening && <Line words="Opening cash" paise={opening.paise} />}
          <Line words="Came in cash" paise={till.cashInPaise} />
          {till.cashBackPaise < 0 && <Line words="Given back in cash" paise={till.cashBackPaise} />}
          {till.paidOut.map((row) => (
            <PaidOutLine key={row.id} row={row} till={till} />
          ))}
          {expectedPaise !== null && (
            <Line words="Expected in the till" paise={expectedPaise} isSum />
          )}
          {signed && (
            <Line
              words="Counted"
              note={signed.pieces && piecesWords(signed.pieces)}
              paise={signed.countedPaise}
              isSum
            />
          )}
          {signed && <DifferenceLine {...signed} />}
        </tbody>
      </table>
      {till.otherWays.length > 0 && (
        <section>
          <h2>At the counter, and not in the till</h2>
          <table className="slip-lines">
            <tbody>
              {till.otherWays.map(({ way, paise }) => (
                <Line key={way} words={wayWords[way]} paise={paise} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {signed && <p>{`Counted and signed by ${signed.by}, ${dateTime(signed.at)}`}</p>}
      {till.late.length > 0 && <LateRows late={till.late} />}
      {till.reopened && (
        <p className="muted small">
          {`Opened again by ${till.reopened.by}, ${dateTime(till.reopened.at)}: ${till.reopened.reason}`}
        </p>
      )}
    </article>
  );
}

const whenOf = (at: number, day: string) =>
  date(at) === dayInWords(day) ? clockTime(at) : dateTime(at);

type LineProps = { words: string; note?: string | null; paise: number; isSum?: boolean };

function Line({ words, note = null, paise, isSum = false }: LineProps) {
  return (
    <tr className={isSum ? "till-sum" : undefined}>
      <th scope="row">
        {words}
        {note && <div className="slip-batch muted small">{note}</div>}
      </th>
      <td className="number">{rupees(paise)}</td>
    </tr>
  );
}

/** Without the group of an expense, which may be corrected after the paper was signed. */
function PaidOutLine({ row, till }: { row: TillDay["paidOut"][number]; till: TillDay }) {
  const { id, words, toWhom, spentOn, by, takenBack, amountPaise } = row;
  return (
    <tr className={takenBack === null ? undefined : "till-back"}>
      <th scope="row">
        {`Paid out: ${words}`}
        <div className="slip-batch muted small">
          {[toWhom && `to ${toWhom}`, isCashMove(spentOn) && spentWords[spentOn], by]
            .filter(Boolean)
            .join(", ")}
        </div>
        {takenBack !== null && <div className="slip-batch small">{`Taken back: ${takenBack}`}</div>}
        {takenBack === null && till.opening && !till.signed && (
          <Link
            className="not-printed till-take-back"
            to={`${tillDayPath(till.day)}?take-back=${id}`}
            aria-label={`Take back: ${words}`}
          >
            Take back
          </Link>
        )}
      </th>
      <td className="number">
        {takenBack === null ? rupees(-amountPaise) : <s>{rupees(-amountPaise)}</s>}
      </td>
    </tr>
  );
}

function DifferenceLine({ differencePaise, word }: NonNullable<TillDay["signed"]>) {
  return (
    <tr>
      <th scope="row">
        Difference
        {word && <div className="slip-batch">{word}</div>}
      </th>
      <td className="number">{differencePaise === 0 ? "none" : rupees(differencePaise)}</td>
    </tr>
  );
}

function piecesWords(pieces: Pieces): string {
  const counted = notes.flatMap((note) => {
    const many = pieces[`${note}`];
    return many ? [`${many} × ₹${note}`] : [];
  });
  return [...counted, ...(pieces.coins ? [`coins ${rupees(pieces.coins)}`] : [])].join(", ");
}

/** What came or went for a signed day after its signature: the sums above are without it. */
function LateRows({ late }: Pick<TillDay, "late">) {
  const opens = useOpens();
  return (
    <section className="till-late">
      <h2>Noted after signing</h2>
      <p className="muted small">Not in the sums above.</p>
      <table className="slip-lines">
        <tbody>
          {late.map(({ at, number, way, paise }) => (
            <tr key={`${number} ${at} ${paise}`}>
              <th scope="row">
                {opens(orderPath(number)) ? <Link to={orderPath(number)}>{number}</Link> : number}
                <div className="slip-batch muted small">{`${wayWords[way]}, ${dateTime(at)}`}</div>
              </th>
              <td className="number">{rupees(paise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const orderPath = (number: string) => `/dashboard/admin/orders/${number}`;
