import source from "~/ui/tokens.css?raw";
import { contrast } from "./contrast";

/** A token by day and by night; one that does not change has the same value twice. */
export type Token = { name: string; day: string; night: string };

/** What has to be read on which ground: the ratio of contrast by day and by night, and the least WCAG 2.2 AA asks for. */
export type Pair = { ink: Token; ground: Token; day: number; night: number; least: number };

const tokens = tokensIn(source);
const find = (name: string) => tokens.find((token) => token.name === name);

/** Every colour of the shop that is one colour. */
export const colours = tokens.filter(({ day }) => day.startsWith("#"));
export const spaces = tokens.filter(({ name }) => name.startsWith("--space-"));
export const radii = tokens.filter(({ name }) => name.startsWith("--radius-"));
export const shadows = tokens.filter(({ name }) => name.startsWith("--shadow-"));
export const sizes = tokens.filter(({ name }) => name.startsWith("--text-"));

const onPage = ["--cream", "--paper", "--sunk"];
const text = ["--ink", "--ink-muted", "--heading", "--price", "--leaf", "--bronze", "--maroon"];
const onOwnGround = [
  ["--on-green", "--leaf"],
  ["--on-maroon", "--maroon"],
  ["--on-gold", "--gold"],
  ["--on-gold", "--gold-light"],
  ["--on-band", "--band"],
  ["--on-band-muted", "--band"],
  ["--gold-light", "--band"],
  ["--photo-ink-muted", "--photo"],
  ["--photo-bronze", "--photo"],
  ["--on-photo-leaf", "--photo-leaf"],
  ["--success", "--tint-success"],
  ["--maroon", "--tint-error"],
  ["--bronze", "--tint-info"],
  ["--ink", "--tint-neutral"],
] as const;

/** All that must be readable, and below it what must only be seen: edges of controls and marks. */
export const pairs: Pair[] = [
  ...onPage.flatMap((ground) => text.map((ink) => pairOf(ink, ground, 4.5))),
  ...onOwnGround.map(([ink, ground]) => pairOf(ink, ground, 4.5)),
  ...["--edge", "--mark"].flatMap((ink) =>
    ["--cream", "--paper"].map((ground) => pairOf(ink, ground, 3)),
  ),
];

function pairOf(inkName: string, groundName: string, least: number): Pair {
  const [ink, ground] = [find(inkName), find(groundName)];
  if (!ink || !ground) throw new Error(`There is no token ${ink ? groundName : inkName}`);
  return {
    ink,
    ground,
    day: contrast(ink.day, ground.day),
    night: contrast(ink.night, ground.night),
    least,
  };
}

function tokensIn(css: string): Token[] {
  const [day = "", night = ""] = css.split(/@media[^{]*\(prefers-color-scheme: dark\)/);
  const atNight = new Map(declarationsIn(night.split("@media")[0] ?? ""));
  return declarationsIn(day).map(([name, value]) => ({
    name,
    day: value,
    night: atNight.get(name) ?? value,
  }));
}

function declarationsIn(css: string): [name: string, value: string][] {
  return [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
    name,
    value.replace(/\s+/g, " "),
  ]);
}
