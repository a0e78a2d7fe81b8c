import { dayInWords } from "~/base/lib/dates";
import { weight } from "~/base/lib/pack-size";
import { oilWords, shareWords } from "./amounts";
import type { Entry, EntryMove } from "./entries.server";
import { cropWords, kindWords, stuffOf } from "./words";

/** What an entry says, in one line: `300 kg of S-26-11-30: 126 kg (138.5 L) of oil into Tank 1, cake 150 kg; lost 15 kg`. */
export function entryWords(entry: Entry): string {
  const { kind, moves, who } = entry;
  const stored = moves.filter(({ account }) => account === "store");
  const [first] = stored;
  if (!first) return "";
  switch (kind) {
    case "seed": {
      const here = moves.some(({ account }) => account === "opening")
        ? ", here before the book began"
        : "";
      const damp = entry.moisture === null ? "" : `, moisture ${entry.moisture / 10} %`;
      return `${weight(first.grams)} of ${cropWords[first.crop].toLowerCase()}, lot ${first.place}${by("from", who)}${damp}${here}`;
    }
    case "press":
      return pressWords(entry, stored);
    case "move": {
      const to = stored.find(({ grams }) => grams > 0);
      return `${oil(first)} from ${first.place} to ${to?.place ?? ""}`;
    }
    case "fill":
      return `${entry.packs ?? 0} × ${entry.product} from ${first.place}: ${oil(first)}, batch ${entry.batch ?? "–"}`;
    case "bought":
      return `${oil(first)} into ${first.place}${by("from", who)}`;
    case "sold":
      return `${oil(first)} from ${first.place}${by("to", who)}`;
    case "cake":
      return `${weight(-first.grams)} of ${stuffOf({ kind: first.stuff, crop: first.crop })}${by("to", who)}`;
    case "weigh":
      return `${first.place}: ${weight(Math.abs(first.grams))} ${first.grams > 0 ? "more" : "less"} than the book had`;
    case "undo":
      return entry.undoes
        ? `${kindWords[entry.undoes.kind]} of ${dayInWords(entry.undoes.day)}`
        : "";
  }
}

const by = (word: string, who: string) => (who ? `, ${word} ${who}` : "");

const oil = ({ grams, densityGPerL }: EntryMove) => oilWords(Math.abs(grams), densityGPerL);

function pressWords({ moves, minutes, who }: Entry, stored: EntryMove[]): string {
  const lots = stored.filter(({ stuff }) => stuff === "lot");
  const tank = stored.find(({ stuff }) => stuff === "tank");
  const seed = lots.reduce((sum, { grams }) => sum - grams, 0);
  const of = (stuff: "cake" | "foots") => stored.find((move) => move.stuff === stuff)?.grams ?? 0;
  const lost = moves.find(({ account }) => account === "loss")?.grams ?? 0;
  const parts = [
    tank && `${oil(tank)} of oil into ${tank.place} (${shareWords(tank.grams, seed)})`,
    of("cake") > 0 && `cake ${weight(of("cake"))}`,
    of("foots") > 0 && `foots ${weight(of("foots"))}`,
    lost > 0 && `lost ${weight(lost)}`,
    minutes !== null && `${Math.round((minutes * 10) / 60) / 10} h`,
    who && `by ${who}`,
  ].filter(Boolean);
  const from = lots.map(({ grams, place }) => `${weight(-grams)} of ${place}`).join(" and ");
  return `${from}: ${parts.join(", ")}`;
}
