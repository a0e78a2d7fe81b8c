import type { Actor } from "~/upkeep/audit/record.server";
import { addQuestion, questionsWith } from "~/goods/catalogue/questions/questions.server";
import { languages } from "~/base/words/language";

type Said = [question: string, answer: string];
/** In English, Gujarati and Hindi. */
type Told = [Said, Said, Said];

const pressedAs = (en: string, gu: string, hi: string): Told => [
  ["How is it pressed?", en],
  ["તેલ કેવી રીતે પિલાય છે?", gu],
  ["तेल कैसे पेरा जाता है?", hi],
];

const slowly = pressedAs(
  "Slowly, in a wooden ghani, and never heated. Nothing is added; the oil settles for five days and is filled as it is.",
  "લાકડાની ઘાણીમાં ધીમે ધીમે, ગરમ કર્યા વગર. કંઈ ઉમેરાતું નથી; તેલ પાંચ દિવસ ઠરે છે અને એમ જ ભરાય છે.",
  "लकड़ी की घानी में धीरे-धीरे, बिना गरम किए। कुछ नहीं मिलाया जाता; तेल पांच दिन ठहरता है और वैसे ही भरा जाता है।",
);

const sediment: Told = [
  [
    "What settles at the bottom?",
    "A little of the nut itself, which is part of unrefined oil. Shake it or leave it, both are fine.",
  ],
  [
    "નીચે શું બેસે છે?",
    "સિંગનો જ થોડો રગડો, જે રિફાઇન્ડ ન હોય એવા તેલમાં હોય છે. હલાવીને વાપરો કે એમ જ, બંને બરાબર છે.",
  ],
  [
    "नीचे क्या बैठता है?",
    "मूंगफली का ही थोड़ा अंश, जो बिना रिफाइंड तेल में होता है। हिलाकर इस्तेमाल करें या वैसे ही, दोनों ठीक हैं।",
  ],
];

/** By the name of one pack of each oil. */
const demoQuestions: Record<string, Told[]> = {
  "Kachi Ghani Cold Pressed Groundnut Oil": [slowly, sediment],
  "Cold Pressed Oil in Glass": [slowly, sediment],
  "Filtered Oil Family Jar": [
    pressedAs(
      "In our press in Surat, then filtered through cotton cloth and nothing else.",
      "સુરતની અમારી મિલમાં પિલાય છે, પછી ફક્ત સુતરાઉ કપડાથી ગળાય છે.",
      "सूरत की हमारी मिल में पेरा जाता है, फिर सिर्फ़ सूती कपड़े से छाना जाता है।",
    ),
  ],
  "Refined Groundnut Oil Pouch": [
    pressedAs(
      "From groundnuts alone; then smell and colour are taken out, so that it bears high heat.",
      "ફક્ત સિંગમાંથી પિલાય છે; પછી ગંધ અને રંગ દૂર કરાય છે, એટલે એ વધારે તાપ ખમે છે.",
      "सिर्फ़ मूंगफली से पेरा जाता है; फिर गंध और रंग हटाए जाते हैं, इसलिए यह तेज़ आंच सहता है।",
    ),
  ],
};

/** Stores the demo's questions and answers; `products` leads from English names to ids. */
export async function seedQuestions(
  products: ReadonlyMap<string, string>,
  actor: Actor,
): Promise<void> {
  for (const [name, all] of Object.entries(demoQuestions)) {
    const id = products.get(name);
    if (id === undefined) throw new Error(`The demo has no ${name}`);
    const asked = new Set(questionsWith(id).map(({ question }) => question));
    for (const told of all)
      for (const [index, [question, answer]] of told.entries())
        if (!asked.has(question))
          await addQuestion(
            { id, name },
            { language: languages[index] ?? "en", question, answer },
            actor,
          );
  }
}
