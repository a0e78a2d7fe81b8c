import { dateTime } from "~/base/lib/dates";
import { span } from "~/base/lib/span";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import type { Breach, Telling } from "./breaches.server";
import { boardWithin, certWithin } from "./times";

type Clock = {
  what: Telling;
  label: string;
  told: string | null;
  due: string;
  isLate: boolean;
};

/** Who must hear of a breach besides the people, and how much time is left. `now`: UTC ms. */
export function clocksOf(breach: Breach, now: number): Clock[] {
  const clock = (what: Telling, label: string, toldAt: number | null, within: number): Clock => {
    const left = breach.noticedAt + within - now;
    return {
      what,
      label,
      told: toldAt === null ? null : dateTime(toldAt),
      due: `by ${dateTime(breach.noticedAt + within)}: ${left >= 0 ? `${span(left)} left` : `${span(-left)} too late`}`,
      isLate: toldAt === null && left < 0,
    };
  };
  return [
    clock(
      "cert",
      "CERT-In (incident@cert-in.org.in), within 6 hours: attacks on computers only",
      breach.certToldAt,
      certWithin,
    ),
    {
      ...clock("board", "Data Protection Board: the first letter, at once", breach.boardToldAt, 0),
      due: "without delay",
    },
    clock(
      "detail",
      "Data Protection Board: the detail, within 72 hours",
      breach.boardDetailedAt,
      boardWithin,
    ),
  ];
}

export function Clocks({ clocks }: { clocks: Clock[] }) {
  return (
    <section className="panel stack" aria-labelledby="clocks">
      <h2 id="clocks">Who must hear of it</h2>
      <dl className="facts">
        {clocks.map(({ what, label, told, due, isLate }) => (
          <div key={what}>
            <dt>{label}</dt>
            <dd>
              {told ? `Told on ${told}` : isLate ? <strong>{due}</strong> : due}
              {!told && (
                <Form method="post">
                  <input type="hidden" name="intent" value="told" />
                  <input type="hidden" name="what" value={what} />
                  <Button tone="quiet">Told now</Button>
                </Form>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">The people themselves: the letters below, without delay.</p>
    </section>
  );
}
