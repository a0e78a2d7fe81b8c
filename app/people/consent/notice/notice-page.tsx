import type { CompanyFacts } from "~/upkeep/pages/company";
import { CompanyDetails } from "~/upkeep/pages/company-details";
import { Policy } from "~/upkeep/pages/policy";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { Table } from "~/base/ui/table";
import { dayInWords } from "~/base/lib/dates";
import { t, withParts } from "~/base/words/say";
import { heads, type NoticeRow, type NoticeText } from "./notice-text";
import { currentNotice, noticeVersions } from "./versions";

const to = (path: string) => {
  const toPath = (words: React.ReactNode) => (
    <Link key={path} to={path}>
      {words}
    </Link>
  );
  return toPath;
};

const links = {
  data: to("/my-data"),
  profile: to("/dashboard/user/profile#news"),
  grievances: to("/grievances"),
  contact: to("/contact"),
  terms: to("/Termsofservices"),
};

/** One version of the privacy notice. An older one says so on top. */
export function NoticePage({ notice, company }: { notice: NoticeText; company: CompanyFacts }) {
  const said = (sentence: string) => withParts(sentence, { name: company.name, ...links });
  return (
    <Policy
      title={t("Privacy notice")}
      lead={said(notice.lead)}
      updated={{ day: dayInWords(notice.version), iso: notice.version }}
    >
      {notice.version !== currentNotice.version && (
        <Notice>
          {withParts("This is an older version. <a>Read the one of today</a>", {
            a: to("/privacy"),
          })}
        </Notice>
      )}
      <NoticeTable rows={notice.rows} />
      {notice.sections.map(({ id, title, paragraphs }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{t(title)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{said(paragraph)}</p>
          ))}
          {id === "versions" && <Versions />}
        </section>
      ))}
      <section aria-labelledby="notice-contact">
        <h2 id="notice-contact">{t("Contact Us")}</h2>
        <CompanyDetails company={company} />
      </section>
    </Policy>
  );
}

function NoticeTable({ rows }: { rows: NoticeRow[] }) {
  return (
    <Table
      rows={rows}
      keyOf={({ data }) => data}
      columns={[
        { head: t(heads.data), kind: "name", cell: ({ data }) => t(data) },
        { head: t(heads.purpose), cell: ({ purpose }) => t(purpose) },
        { head: t(heads.kept), cell: ({ kept }) => t(kept) },
        { head: t(heads.given), cell: ({ given }) => t(given) },
      ]}
    />
  );
}

function Versions() {
  return (
    <ul>
      {noticeVersions.map(({ version }) => (
        <li key={version}>
          <Link to={`/privacy/${version}`}>
            {t("Version of {day}", { day: dayInWords(version) })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
