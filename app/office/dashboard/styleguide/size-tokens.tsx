import { Specimen } from "./specimen";
import type { Token } from "./tokens.server";

type Props = { sizes: Token[]; spaces: Token[]; radii: Token[]; shadows: Token[] };

export function SizeTokens({ sizes, spaces, radii, shadows }: Props) {
  return (
    <>
      <Specimen name="Type">
        <ul className="type-scale">
          {sizes.map(({ name, day }) => (
            <li key={name}>
              <span className={`type${name.slice(6)}`}>Groundnut oil, ₹1,450</span>
              <Named name={name} value={day} />
            </li>
          ))}
        </ul>
        <p className="type-words">
          A line to read has 60 to 75 characters: this one runs on until it turns, so that the
          length of a line and the room between two lines can be seen. સિંગતેલ.
        </p>
      </Specimen>
      <Specimen name="Space">
        <ul className="measures">
          {spaces.map(({ name, day }) => (
            <li key={name}>
              <svg width={day} height="16" aria-hidden="true">
                <rect width="100%" height="16" />
              </svg>
              <Named name={name} value={day} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Corners and shadows">
        <ul className="swatches">
          {radii.map(({ name, day }) => (
            <li key={name}>
              <svg width="96" height="48" aria-hidden="true">
                <rect width="96" height="48" rx={day === "99rem" ? "24" : day} />
              </svg>
              <Named name={name} value={day} />
            </li>
          ))}
          {shadows.map(({ name }) => (
            <li key={name}>
              <span className={`shade${name.slice(8)}`} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}

function Named({ name, value }: { name: string; value: string }) {
  return (
    <>
      <code>{name}</code> <span className="muted small">{value}</span>
    </>
  );
}
