import { Link } from "~/base/ui/link";
import { costsPath } from "../paths";
import type { Gap } from "./batch-costs.server";

/** Why the cost of a batch is not known, or what it leaves out, and where that is filled in. */
export const GapList = ({ gaps }: { gaps: Gap[] }) => (
  <ul className="mill-gaps small">
    {gaps.map((gap) => (
      <li key={gap.kind === "bill" ? gap.entry.id : gap.kind}>{words(gap)}</li>
    ))}
  </ul>
);

function words(gap: Gap): React.ReactNode {
  switch (gap.kind) {
    case "bill":
      return (
        <>
          {`Not known: the price of ${gap.entry.words} is missing (${percent(gap.share)} of the oil). `}
          <Link
            to={`${costsPath}?bill=${gap.entry.id}`}
            aria-label={`Fill in the price of ${gap.entry.words}`}
          >
            Fill it in
          </Link>
        </>
      );
    case "opening":
      return (
        <>
          {`Not known: the price of the oil that the book began with is missing (${percent(gap.share)} of the oil). `}
          <Link to={`${costsPath}#rates`}>Fill it in</Link>
        </>
      );
    case "packing":
      return (
        <>
          {"Not known: what the packing of a pack costs. "}
          <Link to={`${costsPath}#rates`}>Fill it in</Link>
        </>
      );
    case "early":
      return `Not known: more was taken than the book has had (${percent(gap.share)} of the oil): something is not noted, or was undone.`;
    case "hours":
      return `Without hours, which nobody noted for ${percent(gap.share)} of the oil.`;
  }
}

const percent = (tenths: number) => (tenths === 0 ? "less than 0.1 %" : `${tenths / 10} %`);
