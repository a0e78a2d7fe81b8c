import "~/base/words/policy-words";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { CertificateSheet } from "~/office/self-audit/certificate";
import { newestSigned } from "~/office/self-audit/certificates.server";
import { certificatePath } from "~/office/self-audit/paths";
import { earlierCertificate } from "~/office/self-audit/shown-certificate.server";
import { t } from "~/base/words/say";

export { certificateLinks as links } from "~/office/self-audit/certificate-links";

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta({ title: t("Self-audit of dark patterns") }, matches);

/** A certificate by its number, `/dark-patterns/1`: each that was ever signed. */
export function loader({ params }: LoaderFunctionArgs) {
  const number = Number(params.number);
  const certificate = earlierCertificate(number);
  if (!certificate) throw notFound();
  return { certificate, isOld: newestSigned()?.number !== number };
}

export default function EarlierCertificate() {
  const { certificate, isOld } = useLoaderData<typeof loader>();
  return (
    <div className="page policy">
      <PageHead title={t("Self-audit of dark patterns")} />
      {isOld && (
        <Notice>
          <Link to={certificatePath}>{t("There is a newer certificate.")}</Link>
        </Notice>
      )}
      <CertificateSheet certificate={certificate} />
    </div>
  );
}
