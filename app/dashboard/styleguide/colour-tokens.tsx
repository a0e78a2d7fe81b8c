import { Specimen } from "./specimen";
import type { Pair, Token } from "./tokens.server";

/** Every colour, by day on the left and by night on the right. */
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

/** How well each colour is read on its ground. */
export function Contrasts({ pairs }: { pairs: Pair[] }) {
  return (
    <Specimen name="Contrast">
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">On its ground</th>
              <th scope="col" className="number">
                By day
              </th>
              <th scope="col" className="number">
                By night
              </th>
              <th scope="col" className="number">
                At least
              </th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ ink, ground, day, night, least }) => (
              <tr key={`${ink.name} ${ground.name}`}>
                <th scope="row" data-label="On its ground">
                  <code>{`${ink.name} on ${ground.name}`}</code>
                </th>
                <td className="number" data-label="By day">
                  {day.toFixed(2)}
                </td>
                <td className="number" data-label="By night">
                  {night.toFixed(2)}
                </td>
                <td className="number" data-label="At least">
                  {least}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Specimen>
  );
}
