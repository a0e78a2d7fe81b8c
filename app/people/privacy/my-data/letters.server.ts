import { shopAddress } from "~/base/lib/http/listening.server";
import { dateTime } from "~/base/lib/dates";
import { greetingFor } from "~/people/mail/greeting";
import type { Letter } from "~/people/mail/letter";
import { localized } from "~/base/words/addresses";
import { t } from "~/base/words/say";
import { erasedWords } from "./erased-words";
import type { ErasedReceipt } from "./receipt";

/** The letter with the link that opens the data held under an address. It holds nothing that the asker typed. */
export const linkLetter = (token: string, now: number): Letter => ({
  subject: t("Your data in our shop"),
  greeting: t("Hello,"),
  parts: [
    t("Someone asked on {when} (Indian time) to see the data that we hold under this address.", {
      when: dateTime(now),
    }),
    t(
      "If this was you, open this link within 30 minutes and press the button. The link works once.",
    ),
    { link: `${shopAddress()}${localized(`/my-data/${token}`)}`, label: t("See my data") },
    t("If it was not you, there is nothing to do: nobody has seen anything."),
  ],
});

/** The letter that confirms an erasure, to the address that was just erased. */
export const erasedLetter = (name: string, receipt: ErasedReceipt, now: number): Letter => ({
  subject: t("Your data are erased"),
  greeting: greetingFor(name),
  parts: [
    t("As you asked, we erased your data on {when} (Indian time).", { when: dateTime(now) }),
    ...erasedWords(receipt),
    t("This is our last mail to you: we forget this address as soon as it is sent."),
    t("If you did not ask for it, please write to us at once."),
  ],
});
