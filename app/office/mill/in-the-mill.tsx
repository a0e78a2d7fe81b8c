import { weight } from "~/base/lib/pack-size";
import { oilWords, shareWords } from "./amounts";
import type { ShownPlace } from "./places.server";
import { stuffOf } from "./words";
import type { Pressed } from "./yields.server";

/** What is in the tanks, lots and heaps now, and what the seed of the last thirty days gave. */
export function InTheMill({ places, lately }: { places: ShownPlace[]; lately: Pressed }) {
  return (
    <section className="stack" aria-labelledby="in-the-mill">
      <h2 id="in-the-mill">In the mill</h2>
      <dl className="facts mill-places">
        {places.map((place) => (
          <div key={place.id}>
            <dt>{place.name}</dt>
            <dd>
              {place.kind === "tank"
                ? oilWords(place.grams, place.densityGPerL)
                : weight(place.grams)}
              {(place.kind === "tank" || place.kind === "lot") && (
                <span className="muted">{` ${stuffOf(place)}`}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {lately.seed > 0 && (
        <p className="muted">
          {`Groundnut of the last 30 days: ${weight(lately.seed)} of seed gave ${shareWords(lately.oil, lately.seed)} oil and ${shareWords(lately.cake, lately.seed)} cake, in ${lately.pressings} ${lately.pressings === 1 ? "pressing" : "pressings"}.`}
        </p>
      )}
    </section>
  );
}
