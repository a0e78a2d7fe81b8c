import { dateTime } from "~/base/lib/dates";
import type { Step } from "../timeline";
import type { Journey } from "../timeline.server";
import { TrackingNumber } from "./tracking-number";
import { t } from "~/base/words/say";

/** An order's progress as an ordered list; the marks are decoration. */
export function OrderTimeline({ journey, label }: { journey: Journey; label: string }) {
  return (
    <ol className="timeline" aria-label={label}>
      {journey.steps.map((step) => (
        <li
          key={step.name}
          className={`timeline-${step.state}`}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          <span className="timeline-name">{nameOf(step)}</span>{" "}
          <span className="muted small">
            <When step={step} />
          </span>
          {step.name === "Shipped" &&
            journey.parcels.map(({ id, courier, awb, link }) => (
              <span key={id} className="timeline-parcel">
                {courier} <TrackingNumber awb={awb} link={link} />
              </span>
            ))}
        </li>
      ))}
    </ol>
  );
}

/** Other languages name a step that is to come otherwise than one that is done. */
const stepWords: Record<string, string> = {
  Packed: "{ahead, select, yes {Packed} other {Packed}}",
  Shipped: "{ahead, select, yes {Shipped} other {Shipped}}",
  Delivered: "{ahead, select, yes {Delivered} other {Delivered}}",
  Collected: "{ahead, select, yes {Collected} other {Collected}}",
  "Ready to collect": "{ahead, select, yes {Ready to collect} other {Ready to collect}}",
};

const nameOf = ({ name, state }: Step) =>
  t(stepWords[name] ?? name, { ahead: state === "ahead" ? "yes" : "no" });

function When({ step: { at, state } }: { step: Step }) {
  if (state === "ahead") return <>{t("still to come")}</>;
  if (at === null) return <span className="visually-hidden">{t("done")}</span>;
  return <time dateTime={new Date(at).toISOString()}>{dateTime(at)}</time>;
}
