import type { FormState } from "~/base/lib/form/form";
import { date } from "~/base/lib/dates";
import { WriteToUs } from "~/upkeep/pages/write-to-us";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { Tick } from "~/base/ui/tick";
import { t } from "~/base/words/say";
import type { MyData } from "./my-data-page.server";
import { recipients } from "./recipients";

type Props = {
  data: MyData;
  state: FormState | undefined;
  /** Address of the files. */ files: string;
};

/** What the shop holds of a person: to read, to take away, to correct, to erase. */
export function MyDataView({ data, state, files }: Props) {
  return (
    <>
      <p>{t("For {email}", { email: data.email })}</p>
      <section className="panel stack" aria-labelledby="held">
        <h2 id="held">{t("What we hold")}</h2>
        {data.sections.length === 0 && <p>{t("Nothing.")}</p>}
        {data.sections.map(({ key, title, count, lines }) => (
          <details key={key}>
            <summary>
              {title} ({count})
            </summary>
            <ul>
              {lines.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </ul>
            {count > lines.length && (
              <p>{t("And {n} more, all in the file.", { n: count - lines.length })}</p>
            )}
          </details>
        ))}
        <h3>{t("Who else gets some of it")}</h3>
        <dl className="facts">
          {recipients().map(({ who, what }) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="panel stack" aria-labelledby="take">
        <h2 id="take">{t("Take it with you")}</h2>
        <ul>
          <li>
            <Link to={`${files}?as=page`} reloadDocument>
              {t("Download as a page to read (HTML)")}
            </Link>
          </li>
          <li>
            <Link to={`${files}?as=json`} reloadDocument>
              {t("Download for programs (JSON)")}
            </Link>
          </li>
        </ul>
      </section>
      <Correct data={data} />
      <Erase data={data} state={state} />
      <section className="panel stack" aria-labelledby="rights">
        <h2 id="rights">{t("More rights")}</h2>
        <p>
          {t(
            "You may name somebody who uses these rights for you when you die or cannot act: write to us with their name and how to reach them. A complaint about your data we answer within 90 days; after that you can go to the Data Protection Board of India.",
          )}{" "}
          <WriteToUs company={data.company} />
        </p>
      </section>
    </>
  );
}

function Correct({ data: { hasAccount } }: Pick<Props, "data">) {
  return (
    <section className="panel stack" aria-labelledby="correct">
      <h2 id="correct">{t("Correct it")}</h2>
      <ul>
        {hasAccount && (
          <>
            <li>
              <Link to="/dashboard/user/profile">{t("Name, phone, password and devices")}</Link>
            </li>
            <li>
              <Link to="/dashboard/user/addresses">{t("Your addresses")}</Link>
            </li>
            <li>
              <Link to="/dashboard/user/trade">{t("Trade prices")}</Link>
            </li>
          </>
        )}
        <li>
          {t("An order, an enquiry or a review:")} <Link to="/contact">{t("write to us")}</Link>
        </li>
      </ul>
      <p>
        {t(
          "An issued invoice is never changed: a wrong one is cancelled by a credit note and issued again.",
        )}
      </p>
    </section>
  );
}

function Erase({ data, state }: Pick<Props, "data" | "state">) {
  const { standing, mayErase, hasAccount } = data;
  return (
    <section className="panel stack" aria-labelledby="erase">
      <h2 id="erase">{t("Erase it")}</h2>
      <FormProblem state={state} />
      {standing.isStaff && (
        <p className="notice">
          {t(
            "This account works in the shop, so it cannot erase itself here: its entries in the shop's books need a name. The owner takes its rights away first, under Staff or Users.",
          )}
        </p>
      )}
      <Stands words={t("Still under way, so we need your address:")} numbers={standing.open} />
      <Stands words={t("Delivered, but not paid yet:")} numbers={standing.due} />
      <Stands words={t("Money is on its way back to you:")} numbers={standing.refunding} />
      <Stands
        words={t("Your bank asks the money of these orders back, and has not decided yet:")}
        numbers={standing.disputed}
      />
      <Stands words={t("Complaints that are not settled yet:")} numbers={standing.complaints} />
      {standing.hasKhata && (
        <p>{t("Your khata with us is not settled yet: please write to us.")}</p>
      )}
      {!mayErase && !standing.isStaff && (
        <p>{t("When that is settled, you can erase your data here.")}</p>
      )}
      {mayErase && (
        <>
          <p>
            {hasAccount
              ? t(
                  "Your account, addresses, reviews, enquiries, alerts and mails are erased at once, and your name is taken out of your orders. This cannot be undone.",
                )
              : t(
                  "Your reviews, enquiries, alerts and mails are erased at once, and your name is taken out of your orders. This cannot be undone.",
                )}
          </p>
          {standing.invoicesUntil !== null && (
            <p>
              {t(
                "{n, plural, one {# invoice or credit note stays} other {# invoices and credit notes stay}} as tax law demands, until {until}.",
                {
                  n: standing.invoices,
                  until: date(standing.invoicesUntil),
                },
              )}
            </p>
          )}
          <Form method="post" className="stack">
            <input type="hidden" name="intent" value="erase" />
            <Tick name="sure" required>
              {t("Yes, erase my data")}
            </Tick>
            <Button tone="danger">{t("Erase my data")}</Button>
          </Form>
        </>
      )}
    </section>
  );
}

function Stands({ words, numbers }: { words: string; numbers: string[] }) {
  if (numbers.length === 0) return null;
  return (
    <p className="notice">
      {words} {numbers.join(", ")}
    </p>
  );
}
