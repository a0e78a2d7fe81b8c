import { t } from "~/base/words/say";
export function PersonFacts({
  person,
}: {
  person: { name: string; email: string; phone: string };
}) {
  return (
    <dl className="facts">
      <dt>{t("Name")}</dt>
      <dd>{person.name}</dd>
      <dt>{t("Email")}</dt>
      <dd>{person.email}</dd>
      <dt>{t("Contact")}</dt>
      <dd>{person.phone || "–"}</dd>
    </dl>
  );
}
