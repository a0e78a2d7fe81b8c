import { Link } from "~/base/ui/link";
import { t, withParts } from "~/base/words/say";
import type { TermsSection } from "./section";

/** Sections 7 to 12: using the shop's pages, and what we do with what you tell us. */
export const using: TermsSection[] = [
  {
    id: "optional-tools",
    title: "Optional tools",
    Body: () => (
      <p>
        {t(
          "We may offer you tools made by others, which we neither watch nor control: a map, say, or a page that follows your parcel. You get them as they are. Whether you use one is your choice and your risk, so please read its maker’s terms first. New tools or services that we add to the shop fall under these terms too.",
        )}
      </p>
    ),
  },
  {
    id: "third-party-links",
    title: "Third-party links",
    Body: () => (
      <p>
        {t(
          "Some links lead to sites that are not ours. We do not check what they say and do not answer for them, their goods or their services. Look at their rules before you buy there, and take questions and complaints about them to the people who run them.",
        )}
      </p>
    ),
  },
  {
    id: "user-comments",
    title: "User comments",
    Body: () => (
      <>
        <p>
          {t(
            "When you send us an idea, a suggestion or any other comment, asked for or not, we may use it without owing you anything: we may print it, change it or act on it. We do not have to keep it secret or to answer it. We print your name beside it only if you agree.",
          )}
        </p>
        <p>
          {t(
            "What you send must be your own, true, and lawful. It must not insult or threaten anybody, break anybody’s rights, or carry harmful software. You answer for what you send. We may remove a comment that breaks these rules.",
          )}
        </p>
      </>
    ),
  },
  {
    id: "personal-information",
    title: "Personal information",
    Body: () => (
      <p>
        {withParts(
          "What we keep of you, what for, how long and who gets it stands in a notice of its own: <a>Privacy notice</a>.",
          { a: (words) => <Link to="/privacy">{words}</Link> },
        )}
      </p>
    ),
  },
  {
    id: "errors",
    title: "Errors",
    Body: () => (
      <p>
        {t(
          "Now and then a page may hold a slip of the pen or a mistake about a product, a price, an offer, a shipping charge, a delivery time or what is available. We may correct it at any time, also after you have ordered. If the mistake concerns your order, we tell you, and you choose: the order as corrected, or cancelled with all your money back.",
        )}
      </p>
    ),
  },
  {
    id: "prohibited-uses",
    title: "Prohibited uses",
    Body: () => (
      <>
        <p>{t("You may not use this shop or what is on it")}</p>
        <ul>
          <li>{t("for anything unlawful, or to get others to do something unlawful;")}</li>
          <li>{t("to break a law or rule of India or of the place where you are;")}</li>
          <li>
            {t("to infringe our rights or anybody else’s in words, pictures, names or designs;")}
          </li>
          <li>{t("to harass, insult, threaten or discriminate against anybody;")}</li>
          <li>{t("to give false or misleading information, or to pass as somebody else;")}</li>
          <li>{t("to send viruses or other harmful code;")}</li>
          <li>{t("to collect personal information about others;")}</li>
          <li>{t("to send spam, to phish, or to copy the shop by machine;")}</li>
          <li>{t("to get around the measures that keep this or any other site safe.")}</li>
        </ul>
        <p>{t("If you do, we may close the shop to you.")}</p>
      </>
    ),
  },
];
