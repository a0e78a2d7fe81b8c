import { folded } from "~/goods/catalogue/search-text";
import { oilWords } from "../plain-words";
import { latinDigits } from "./latin-digits";
import { unitWords } from "./sizes";

/** Both included; paise, in what a keyword says rupees. */
export type AskedPrice = { least: number; most: number };

const anyOf = (phrases: string) =>
  `(?:${phrases
    .trim()
    .split(/\s*,\s*/)
    .join("|")})`;

const before = String.raw`(?:₹|rs\.?|inr|રૂ\.?|रु\.?)`;
const after = anyOf(
  String.raw`rs\.?, rupees?, rupaye, rupa?iya, rupya, rupye, rupay, rupiye, inr, /-, રૂપિયા(?:નું|નો|ની|ના|માં)?, રૂ\.?, रुपये, रुपए, रुपया, रु\.?`,
);
const number = String.raw`(\d{1,3}(?:,\d{2,3})+|\d{2,6})`;
/** After a number without a unit: the one for so much. */
const forSoMuch = anyOf(
  "wal[aieo], wall[aie], val[aiuo], vadu, વાળું, વાળો, વાળી, વાળા, વાલી, વાલા, वाला, वाली, वाले",
);
/** Between a number without a unit and what is bought for so much: `500 ka tel`, not `500 ki bottle`. */
const worthOf = anyOf("ka, ki, ke, nu, no, na, ni, નું, નુ, નો, ના, ની, का, की, के");
const oil = String.raw`\s+(?:\S+\s+)?(?:s?h?ing)?(?:${[...oilWords].join("|")})`;
/** No pack's size, and not a part of a longer number or word. */
const whole = String.raw`(?![\d,.]*\d)(?!\s*-?(?:${unitWords})(?![\p{L}\p{M}\p{N}]))`;
/** Rupees, even if it does not say so: `500 to 700`. */
const hundreds = String.raw`(?:${before}\s*)?(\d{1,2},\d{3}|\d{3,4})${whole}`;
const start = String.raw`(?<![\p{L}\p{M}\p{N}])`;
/** Gujarati writes "from" onto the word. */
const end = String.raw`(?:(?![\p{L}\p{M}\p{N}])|(?=થી))`;
const amount = String.raw`(?:${before}\s*)?${number}${whole}(?:\s*${after}${end})?`;

const under = anyOf("under, below, less than, within, up ?to, max, maximum, not more than");
const nearly = anyOf(
  "about, around, approx, nearly, near, lagbhag, aaspaas, aas ?paas, લગભગ, लगभग",
);
const over = anyOf("above, over, more than");
const orLess =
  anyOf(`or less, se kam, (?:se|ke) n(?:ee?|i)che?, ke andar, ke under, tak, thi ochh?[uaoi], (?:thi |ni )?n(?:ee?|i)che?, ni andar, sudhi, andar,
  થી ઓછું, થી ઓછા, થી ઓછો, થી ઓછી, (?:થી |ની )?નીચે(?:નું|નો|ની|ના)?, (?:ની )?અંદર(?:નું|નો|ની|ના)?, સુધી(?:નું|નો|ની|ના)?, से कम, से नीचे, के अंदर, के अन्दर, तक`);
const orMore = anyOf(
  `or more, se zyada, se jyada, se upar, thi vadhu, thi vadhare, થી વધુ, થી વધારે, से ज़्यादा, से ज्यादा, से ऊपर`,
);
const to = anyOf("and, to, se, thi, -, થી, से");

const unbounded = 1e9;

/** How a price is asked for; what it means, from its one or two numbers in rupees. The longest first. */
const ways: [RegExp, (one: number, other: number) => AskedPrice[]][] = [
  [matching(String.raw`(?:between|from)\s+${amount}\s*${to}\s*${amount}`), between],
  [matching(String.raw`${amount}\s*${to}\s*${before}?\s*${number}\s*${after}${end}`), between],
  [matching(String.raw`${hundreds}\s*${to}\s*${hundreds}`), between],
  [matching(String.raw`${under}\s+${amount}`), (most) => [{ least: 0, most }]],
  [matching(String.raw`${over}\s+${amount}`), (least) => [{ least, most: unbounded }]],
  [matching(String.raw`${amount}\s*${orLess}${end}`), (most) => [{ least: 0, most }]],
  [matching(String.raw`${amount}\s*${orMore}${end}`), (least) => [{ least, most: unbounded }]],
  [matching(String.raw`${nearly}\s+${amount}`), about],
  [matching(String.raw`${before}\s*${number}${whole}(?:\s*${after}${end})?`), about],
  [matching(String.raw`${number}\s*${after}${end}`), about],
  [matching(String.raw`(\d{3,6})\s*${forSoMuch}${end}`), about],
  [matching(String.raw`(\d{3,5})\s*${worthOf}(?=${oil}${end})`), about],
];

function matching(way: string): RegExp {
  return new RegExp(`${start}${way}`, "u");
}

function between(least: number, most: number) {
  return [{ least, most }];
}

/** Who asks for "200 rupees" takes 199 if nothing costs just that, or else 209. */
function about(rupees: number) {
  return [0, 0.02, 0.1].map((part) => ({
    least: rupees * (1 - part),
    most: rupees * (1 + part),
  }));
}

const inPaise = ({ least, most }: AskedPrice): AskedPrice => ({
  least: Math.floor(least * 100),
  most: Math.floor(most * 100),
});

/** The prices that a keyword asks for ("under 500", "૨૦૦ રૂપિયા"), the closest first, and the words around them. */
export function pricesIn(keyword: string): { prices: AskedPrice[]; rest: string } {
  const text = latinDigits(folded(keyword));
  if (!/\d\d/.test(text)) return { prices: [], rest: keyword };
  for (const [way, meaning] of ways) {
    const found = way.exec(text);
    if (!found) continue;
    const [one = 0, other = 0] = found.slice(1).map((each) => Number(each.replaceAll(",", "")));
    return { prices: meaning(one, other).map(inPaise), rest: text.replace(found[0], " ") };
  }
  return { prices: [], rest: keyword };
}
