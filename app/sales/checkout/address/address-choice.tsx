import { shownPlaceLines } from "~/base/lib/india/place-lines";
import type { ShownAddress } from "./known-buyer.server";
import { t } from "~/base/words/say";

/** Radio buttons for the known addresses and for another one; the form of the other one is shown while that is chosen. */
export function AddressChoice({
  addresses,
  chosen,
}: {
  addresses: ShownAddress[];
  /** An address's id, or `new`. */
  chosen: string;
}) {
  return (
    <fieldset className="payment-choice address-choice">
      <legend>{t("Where should it go?")}</legend>
      {addresses.map((address) => (
        <label key={address.id}>
          <input
            type="radio"
            name="address"
            value={address.id}
            defaultChecked={address.id === chosen}
          />
          <span>{[address.name, ...shownPlaceLines(address)].join(", ")}</span>
        </label>
      ))}
      <label>
        <input type="radio" name="address" value="new" defaultChecked={chosen === "new"} />
        {t("Another address")}
      </label>
    </fieldset>
  );
}
