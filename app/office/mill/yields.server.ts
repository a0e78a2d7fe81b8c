import { reading } from "~/base/db/connection.server";
import type { Crop } from "~/base/db/mill";

/** What was pressed, in grams; what is missing in the sum is loss. */
export type Pressed = { pressings: number; seed: number; oil: number; cake: number; foots: number };
export type CropPressed = Pressed & { crop: Crop };

// By the seed's crop: its oil may go into a tank for a blend.
const pressed = () =>
  reading.prepare<[string, string], CropPressed>(
    `select p.crop, count(*) as pressings, sum(seed) as seed, sum(oil) as oil, sum(cake) as cake, sum(foots) as foots
    from (
      select min(iif(m.stuff = 'lot', m.crop, null)) as crop,
        -sum(iif(m.stuff = 'lot' and m.account = 'store', m.grams, 0)) as seed,
        sum(iif(m.stuff = 'tank', m.grams, 0)) as oil,
        sum(iif(m.stuff = 'cake', m.grams, 0)) as cake,
        sum(iif(m.stuff = 'foots', m.grams, 0)) as foots
      from mill_entries e cross join mill_moves m on m.entry_id = e.id
      where e.kind = 'press' and e.day between ? and ?
        and not exists (select 1 from mill_entries u where u.undoes = e.id)
      group by e.id) p
    group by 1 order by 3 desc`,
  );

/** What was pressed from one day to another (`2026-11-30`) by crop, the most first, without what was undone. */
export const yieldsIn = (from: string, to: string): CropPressed[] => pressed().all(from, to);

/** The same of one crop. */
export const pressedIn = (crop: Crop, from: string, to: string): Pressed =>
  yieldsIn(from, to).find((each) => each.crop === crop) ?? {
    pressings: 0,
    seed: 0,
    oil: 0,
    cake: 0,
    foots: 0,
  };
