import { dateTime } from "~/base/lib/dates";
import { shopAddress } from "~/base/lib/http/listening.server";
import { written } from "~/people/mail/letter";
import { companyFacts } from "~/upkeep/pages/company.server";
import { languages } from "~/base/db/statuses";
import { boardLetters } from "./board-letter";
import { type Breach, breachBook } from "./breaches.server";
import { englishNames } from "~/base/words/language";
import { clocksOf } from "./clocks";
import { breachLetter } from "./letter";
import { somePersons, toldOf } from "./told.server";

const mostShown = 50;

/** What the owner sees of one breach. `now`: UTC ms. */
export function breachPageOf(breach: Breach, now = Date.now()) {
  const told = toldOf(breach.id);
  const company = companyFacts();
  const head = { ...company, shop: shopAddress() };
  return {
    title: breach.title,
    id: breach.id,
    clocks: clocksOf(breach, now),
    told,
    persons: somePersons(breach.id, mostShown).map(
      ({ name, email, phone, letterAt, isToWrite }) => ({
        name,
        email,
        phone,
        letter: letterAt === null ? (isToWrite ? "goes now" : "none yet") : dateTime(letterAt),
      }),
    ),
    letters: languages.map((language) => {
      const letter = breachLetter(breach, { name: "", language });
      const { subject } = letter;
      return { language, name: englishNames[language], subject, text: written(letter, head).text };
    }),
    lettersSince: breach.lettersAt === null ? null : dateTime(breach.lettersAt),
    board: boardLetters(breach, company, told),
  };
}

/** The book as rows. */
export const bookRows = () =>
  breachBook().map(({ id, title, noticedAt, boardToldAt, boardDetailedAt, lettersAt }) => ({
    id,
    title,
    noticed: dateTime(noticedAt),
    board: boardDetailedAt ? "in detail" : boardToldAt ? "first letter" : "not yet",
    letters: lettersAt === null ? "not yet" : dateTime(lettersAt),
  }));
