import { expect, test } from "vitest";
import { returnPolicy } from "~/upkeep/pages/offer-terms";
import { companyFacts } from "~/upkeep/pages/company.server";
import { RefundWords } from "~/upkeep/pages/refund-words";
import { defaultTerms, type ReturnTerms, waysBack } from "~/upkeep/pages/returns/return-terms";
import { inLanguage, type Language } from "~/base/words/language";
import { faultsOf } from "../../layout/vocabulary";
import { staticPage } from "../../static-page";

const terms: ReturnTerms = { days: 21, refundDays: 13, wayBack: "buyer", minPhotos: 2 };

const policy = (language: Language, of: ReturnTerms) =>
  inLanguage(language, () =>
    staticPage({ Component: () => <RefundWords company={companyFacts()} terms={of} /> }),
  );

test.each([
  ["en", "within 21 days of receiving it", "within 13 working days", "You pay for sending"],
  ["gu", "21 દિવસમાં રિટર્ન", "13 કામકાજના દિવસમાં", "પાછી મોકલવાનો ખર્ચ તમારે આપવાનો છે"],
  ["hi", "21 दिन में रिटर्न", "13 कामकाजी दिन में", "वापस भेजने का खर्च आपको देना है"],
] as const)("the policy says the owner's numbers in %s", (language, ...said) => {
  for (const words of said) expect(policy(language, terms)).toContain(words);
  expect(policy(language, defaultTerms)).not.toContain("21");
});

test.each(waysBack)("product data say the same, in schema.org's words: %s pays", (wayBack) => {
  const thing = returnPolicy("https://shop.example", { ...terms, wayBack });
  expect(faultsOf(thing)).toEqual([]);
  expect(thing).toMatchObject({ merchantReturnDays: 21 });
  expect(Object.keys(thing).filter((name) => /fees/i.test(name))).toHaveLength(
    wayBack === "fault" ? 2 : 1,
  );
});
