import { weight } from "~/base/lib/pack-size";
import { rupees } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import { t } from "~/base/words/say";
import { daysInWords } from "./calendar";
import type { DeliveryFacts, ZoneFacts } from "./facts.server";

/** What delivery costs and how long it takes, zone by zone; and where to collect instead. */
export function RatesWords({
  delivery: { zones, isPriced, collecting },
}: {
  delivery: DeliveryFacts;
}) {
  return (
    <>
      {isPriced ? <Rates zones={zones} /> : <p>{t("Delivery is included in the price.")}</p>}
      {collecting && (
        <p>
          {collecting.hours
            ? t("You can also collect your order at our press, free: {hours}.", {
                hours: t(collecting.hours),
              })
            : t("You can also collect your order at our press, free.")}
        </p>
      )}
    </>
  );
}

function Rates({ zones }: Pick<DeliveryFacts, "zones">) {
  return (
    <>
      <Table
        rows={zones}
        keyOf={({ name }) => name}
        columns={[
          { head: t("Area"), kind: "name", cell: areaOf },
          { head: t("Price"), cell: priceOf },
          { head: t("Time"), cell: ({ daysMin, daysMax }) => daysInWords(daysMin, daysMax) },
        ]}
        empty={<p>{t("We deliver nowhere at the moment.")}</p>}
      />
      <p>
        {t(
          "The price grows with the weight of the parcel. Type your PIN on the page of a product or in the cart, and you see the price and the day before you order. Days are business days.",
        )}
      </p>
    </>
  );
}

/** By the carrier; `from`: with the weight from which it takes a parcel. */
const areas = {
  courier: { plain: null, from: "{name} (from {weight})" },
  van: { plain: "{name} (by our own van)", from: "{name} (by our own van, from {weight})" },
  transporter: {
    plain: "{name} (by transporter, to the godown)",
    from: "{name} (by transporter, to the godown, from {weight})",
  },
};

/** `Surat`, `Bulk (by transporter, to the godown, from 30 kg)`. */
function areaOf({ name, carrier, fromG }: ZoneFacts): string {
  const { plain, from } = areas[carrier];
  if (fromG > 0) return t(from, { name, weight: weight(fromG) });
  return plain ? t(plain, { name }) : name;
}

function priceOf({ carrier, fromPaise, freeFromPaise }: ZoneFacts): string {
  if (carrier === "transporter") return t("You pay the freight there");
  if (fromPaise === 0) return t("Free");
  const price = rupees(fromPaise);
  return freeFromPaise === null
    ? t("from {price}", { price })
    : t("from {price}, free above {limit}", { price, limit: rupees(freeFromPaise) });
}
