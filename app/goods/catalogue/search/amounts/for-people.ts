import { folded } from "~/goods/catalogue/search-text";
import { latinDigits } from "./latin-digits";
import { numberFrom, spokenNumber } from "./typed-numbers";

const people = [
  "people|persons?|guests?|log|logo|logon|jan|jana|jano|mehmaan|mehman|maheman|manas|manaso|vyakti",
  "લોકો|જણ|જણા|માણસ|માણસો|મહેમાન|મહેમાનો",
  "लोग|लोगो|लोगों|मेहमान|मेहमानों|व्यक्ति|व्यक्तियों",
].join("|");
const forPeople = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(\d{1,5}|${spokenNumber})\s*(?:${people})(?![\p{L}\p{M}\p{N}])`,
  "u",
);

/** As many are a family; from as many on it is a caterer who cooks. */
const fewestInFamily = 3;
const fewestCateredFor = 20;

/** A keyword with the people it names said as products say it: `2 logo` is `2 people`, four are a family, and 200 guests are catered for. */
export const peopleIn = (keyword: string): string =>
  latinDigits(folded(keyword)).replace(forPeople, (_all, typed: string) => {
    const number = Number(numberFrom(typed));
    if (number >= fewestCateredFor) return "catering";
    return number >= fewestInFamily ? "family" : `${number} people`;
  });
