import "~/base/words/policy-words";
import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { CertificateSheet, EarlierCertificates } from "~/office/self-audit/certificate";
import { certificatePath } from "~/office/self-audit/paths";
import { certificatePage } from "~/office/self-audit/shown-certificate.server";
import { t } from "~/base/words/say";
import { PageHead } from "~/base/ui/page-head";

export { certificateLinks as links } from "~/office/self-audit/certificate-links";

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta({ title: t("Self-audit of dark patterns"), path: certificatePath }, matches);

/** The certificate that counts: rule 4(15) of the Consumer Protection (E-Commerce) Rules. */
export function loader() {
  const page = certificatePage();
  return data({ page }, { status: page ? 200 : 404 });
}

export default function DarkPatterns() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <div className="page policy">
      <PageHead title={t("Self-audit of dark patterns")} />
      {page ? (
        <>
          <CertificateSheet certificate={page.certificate} />
          <EarlierCertificates earlier={page.earlier} />
        </>
      ) : (
        <p className="lead">{t("We have not signed a certificate of our self-audit yet.")}</p>
      )}
    </div>
  );
}
