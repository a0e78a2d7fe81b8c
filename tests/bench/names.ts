import type { Dice } from "../dice";

/** What goods and people are called in a large shop, in the three scripts that its customers read. */

const scripts = [
  {
    places: ["Gondal", "Surat", "Rajkot", "Junagadh", "Amreli", "Jamnagar", "Bhavnagar", "Keshod"],
    oils: [
      "Groundnut Oil",
      "Sing Tel",
      "Filtered Peanut Oil",
      "Mungfali Oil",
      "Refined Groundnut Oil",
      "Kachi Ghani Groundnut Oil",
      "Double Filtered Oil",
      "Cold Pressed Peanut Oil",
    ],
    packs: ["Tin", "Jar", "Pouch", "Bottle", "Can", "Carton"],
    lot: "No.",
  },
  {
    places: ["ગોંડલ", "સુરત", "રાજકોટ", "જૂનાગઢ", "અમરેલી", "જામનગર", "ભાવનગર", "કેશોદ"],
    oils: ["સિંગતેલ", "કાચી ઘાણી સિંગતેલ", "ફિલ્ટર સિંગતેલ", "મગફળીનું તેલ", "ડબલ ફિલ્ટર તેલ"],
    packs: ["ડબ્બો", "બરણી", "પાઉચ", "બોટલ", "કેન"],
    lot: "નં.",
  },
  {
    places: ["गोंडल", "सूरत", "राजकोट", "जूनागढ़", "अमरेली", "जामनगर", "भावनगर", "केशोद"],
    oils: ["मूंगफली का तेल", "कच्ची घानी तेल", "शेंगदाणा तेल", "फिल्टर मूंगफली तेल", "रिफाइंड तेल"],
    packs: ["टिन", "बरनी", "पाउच", "बोतल", "कैन"],
    lot: "नं.",
  },
];

const sentences = [
  "Pressed slowly in a wooden ghani and left to settle for five days.",
  "સૌરાષ્ટ્રની મગફળીમાંથી, કપડાથી ગાળેલું.",
  "सौराष्ट्र की मूंगफली से, धीरे धीरे पेरा हुआ।",
  "Clear as honey and mild in taste; good for farsan and everyday frying.",
  "Filled only when it is ordered, with the day of pressing on the lid.",
  "Contains groundnut (peanut). Keep it away from the light.",
];

const people = {
  first: [
    "Asha",
    "Ramesh",
    "Kiran",
    "Meena",
    "Jignesh",
    "Hetal",
    "Bhavna",
    "Nilesh",
    "આશા",
    "રમેશ",
    "मीना",
    "किरण",
  ],
  last: [
    "Patel",
    "Shah",
    "Mehta",
    "Desai",
    "Joshi",
    "Trivedi",
    "Solanki",
    "Chauhan",
    "પટેલ",
    "શાહ",
    "जोशी",
    "मेहता",
  ],
};

/** The name of a product; `index` makes it one of its own. */
export function productName(dice: Dice, index: number): string {
  const { places, oils, packs, lot } = pick(dice, scripts);
  return `${pick(dice, places)} ${pick(dice, oils)} ${pick(dice, packs)} ${lot} ${index}`;
}

export function productDescription(dice: Dice): string {
  return [pick(dice, sentences), pick(dice, sentences), pick(dice, sentences)].join(" ");
}

export function personName(dice: Dice): string {
  return `${pick(dice, people.first)} ${pick(dice, people.last)}`;
}

/** What a crowd types into the search box: words, parts of words and pairs of words, in all scripts. */
export const keywords = scripts.flatMap(({ places, oils, packs }) => [
  ...oils,
  ...places.flatMap((place) => [place, place.slice(0, 4)]),
  ...packs.map((pack, index) => `${places[index]} ${pack}`),
]);

/** So many questions that differ from each other, made of the catalogue's words: in all scripts, a third of them with a slip. */
export function questions(dice: Dice, count: number): string[] {
  const found = new Set<string>();
  while (found.size < count) {
    const { places, oils, packs, lot } = pick(dice, scripts);
    const words = [pick(dice, places), ...pick(dice, oils).split(" "), pick(dice, packs)].filter(
      () => dice.chance(0.6),
    );
    if (dice.chance(0.4)) words.push(lot, String(1 + Math.floor(dice.next() * 5000)));
    const slip = Math.floor(dice.next() * words.length);
    if (dice.chance(1 / 3)) words[slip] = slipped(dice, words[slip] ?? "");
    if (words.length > 0) found.add(words.join(" "));
  }
  return [...found];
}

/** Two letters change places, or one is missing. */
function slipped(dice: Dice, word: string): string {
  const letters = [...word];
  if (letters.length < 4) return word;
  const at = 1 + Math.floor(dice.next() * (letters.length - 2));
  const [one = "", other = ""] = letters.slice(at, at + 2);
  letters.splice(at, 2, ...(dice.chance(0.5) ? [other, one] : [other]));
  return letters.join("");
}

export function pick<T>(dice: Dice, from: T[]): T {
  return from[Math.floor(dice.next() * from.length)]!;
}
