import type { CompanyFacts } from "~/upkeep/pages/company";
import { WriteToUs } from "~/upkeep/pages/write-to-us";
import { t } from "~/base/words/say";

/** The same answer whether the shop holds anything under the address or not. */
export const LinkSent = () =>
  t(
    "If we hold anything under this address, we have sent a link to it. Open it within 30 minutes and press the button. The link works once.",
  );

/** While the shop sends no mail. */
export function NoMailYet({ data }: { data: { sendsMail: boolean; company: CompanyFacts } }) {
  if (data.sendsMail) return null;
  return (
    <p className="notice">
      {t("The shop sends no mail at the moment, so the link waits until it does.")}{" "}
      <WriteToUs company={data.company} />
    </p>
  );
}
