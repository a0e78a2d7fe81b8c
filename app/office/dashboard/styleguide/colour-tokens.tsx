import { Table } from "~/base/ui/table";
import { Specimen } from "./specimen";
import type { Pair, Token } from "./tokens.server";

/** Every colour: light theme on the left, dark theme on the right. */
export function ColourTokens({ colours }: { colours: Token[] }) {
  return (
    <Specimen name="Colours">
      <ul className="swatches">
        {colours.map(({ name, day, night }) => (
          <li key={name}>
            <svg
              viewBox="0 0 2 1"
              width="96"
              height="48"
              role="img"
              aria-label={`${day}, ${night}`}
            >
              <rect width="1" height="1" fill={day} />
              <rect x="1" width="1" height="1" fill={night} />
            </svg>
            <code>{name}</code>
            <span className="muted small">{day === night ? day : `${day} ${night}`}</span>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

/** Contrast of each foreground colour on its background. */
export function Contrasts({ pairs }: { pairs: Pair[] }) {
  return (
    <Specimen name="Contrast">
      <Table
        rows={pairs}
        keyOf={inWords}
        columns={[
          { head: "On its ground", kind: "name", cell: OnItsGround },
          { head: "By day", kind: "number", cell: ({ day }) => day.toFixed(2) },
          { head: "By night", kind: "number", cell: ({ night }) => night.toFixed(2) },
          { head: "At least", kind: "number", cell: ({ least }) => least },
        ]}
      />
    </Specimen>
  );
}

const inWords = ({ ink, ground }: Pair) => `${ink.name} on ${ground.name}`;

function OnItsGround(pair: Pair) {
  return <code>{inWords(pair)}</code>;
}
