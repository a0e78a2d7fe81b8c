import source from "~/base/ui/tokens.css?raw";
import { contrast } from "./contrast";

/** A design token in the light (`day`) and dark (`night`) theme; equal if it does not change. */
export type Token = { name: string; day: string; night: string };

/** A foreground and its background: contrast ratios in both themes, and the minimum of WCAG 2.2 AA. */
export type Pair = { ink: Token; ground: Token; day: number; night: number; least: number };

const tokens = tokensIn(source);
const find = (name: string) => tokens.find((token) => token.name === name);

/** Tokens that are a plain colour. */
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

/** Text (4.5:1), then edges of controls and marks (3:1). */
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
