import { Fragment } from "react";
import { date } from "~/base/lib/dates";
import { wayBackWords } from "~/upkeep/pages/returns/return-terms";
import { Button, ButtonLink } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { langOfEnglish } from "~/base/words/language";
import { t } from "~/base/words/say";
import type { OwnReturn } from "./own-returns.server";
import { nextStep, reasonWords, stateWords, wishWords } from "./return-words";

/** On the order's page: its returns in short, and the way to ask for one. */
export function OrderReturns({
  token,
  returns: { returns, mayAsk },
}: {
  token: string;
  returns: { returns: OwnReturn[]; mayAsk: boolean };
}) {
  if (returns.length === 0 && !mayAsk) return null;
  return (
    <section className="panel stack" aria-labelledby="order-returns">
      <h2 id="order-returns">{t("Returns")}</h2>
      {returns.length > 0 && (
        <ul className="own-returns">
          {returns.map((one) => (
            <li key={one.number}>
              <strong>{one.number}</strong> <span className="badge">{stateWords(one)}</span>{" "}
              {nextStep(one)}
              {one.state === "refused" && <Answer words={one.answer} />}
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink to={`/order/${token}/return`} tone="quiet">
          {mayAsk ? t("Ask for a return") : t("See the returns")}
        </ButtonLink>
      </p>
    </section>
  );
}

/** One return with everything its buyer may know. `sendTo`: the shop's address; null: not set. */
export function OwnReturnPanel({
  one,
  token,
  sendTo,
}: {
  one: OwnReturn;
  token: string;
  sendTo: string | null;
}) {
  const heading = `return-${one.number}`;
  const next = nextStep(one);
  return (
    <section className="panel stack" aria-labelledby={heading}>
      <h2 id={heading}>
        {t("Return {number}", { number: one.number })}{" "}
        <span className="badge">{stateWords(one)}</span>
      </h2>
      {next && <p>{next}</p>}
      {one.state === "accepted" && one.goods === "back" && (
        <>
          <p>{wayBackWords(one.wayBack)}</p>
          {sendTo && (
            <p className="company-address" lang={langOfEnglish()}>
              {sendTo}
            </p>
          )}
        </>
      )}
      <Answer words={one.answer} />
      <Facts one={one} token={token} />
      {one.mayWithdraw && (
        <Form method="post">
          <input type="hidden" name="request" value={one.id} />
          <Button
            tone="quiet"
            name="intent"
            value="withdraw"
            aria-label={t("Take the return {number} back", { number: one.number })}
          >
            {t("Take the return back")}
          </Button>
        </Form>
      )}
    </section>
  );
}

function Answer({ words }: { words: string }) {
  if (!words) return null;
  return (
    <p>
      {t("The shop writes:")} <q className="order-note">{words}</q>
    </p>
  );
}

function Facts({ one, token }: { one: OwnReturn; token: string }) {
  return (
    <dl className="facts">
      <dt>{t("Asked for on")}</dt>
      <dd>{date(one.createdAt)}</dd>
      <dt>{t("Packs")}</dt>
      <dd>
        {one.packs.map(({ quantity, name, nameLang }, index) => (
          <Fragment key={index}>
            {index > 0 && ", "}
            {`${quantity} × `}
            <span lang={nameLang}>{name}</span>
          </Fragment>
        ))}
      </dd>
      <dt>{t("What is wrong")}</dt>
      <dd>{reasonWords(one.reason)}</dd>
      {one.words && (
        <>
          <dt>{t("Your words")}</dt>
          <dd className="company-address">{one.words}</dd>
        </>
      )}
      <dt>{t("What you would like")}</dt>
      <dd>{wishWords(one.wish)}</dd>
      {one.photoIds.length > 0 && (
        <>
          <dt>{t("Your photos")}</dt>
          <dd>
            {one.photoIds.map((id, index) => (
              <span key={id}>
                <a href={`/order/${token}/return/photos/${id}`}>
                  {t("Photo {n}", { n: index + 1 })}
                </a>{" "}
              </span>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
