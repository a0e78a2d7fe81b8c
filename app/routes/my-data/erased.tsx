import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { erasedWords } from "~/people/privacy/my-data/erased-words";
import { openFacts } from "~/people/privacy/my-data/my-data-page.server";
import { receiptIn } from "~/people/privacy/my-data/submit-erase.server";
import { ButtonLink } from "~/base/ui/button";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { t } from "~/base/words/say";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: t("Your data are erased") });

export async function loader({ request }: LoaderFunctionArgs) {
  const { sendsMail } = openFacts();
  return { receipt: await receiptIn(request), sendsMail };
}

export default function Erased() {
  const { receipt, sendsMail } = useLoaderData<typeof loader>();
  return (
    <div className="page page-narrow stack">
      <PageHead title={t("My data")} />
      {receipt ? (
        <>
          <Notice tone="success">{t("Your data are erased, and you are logged out.")}</Notice>
          {erasedWords(receipt).map((words) => (
            <p key={words}>{words}</p>
          ))}
          {sendsMail && <p>{t("A last mail confirms this. Then we forget your address, too.")}</p>}
        </>
      ) : (
        <p>{t("Nothing was erased in this browser lately.")}</p>
      )}
      <p>
        <ButtonLink tone="quiet" to="/">
          {t("Back to the shop")}
        </ButtonLink>
      </p>
    </div>
  );
}
