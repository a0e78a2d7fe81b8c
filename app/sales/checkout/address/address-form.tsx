import { EmailField } from "~/people/accounts/email-field";
import { shownPlaceLines } from "~/base/lib/india/place-lines";
import {
  BillToField,
  ContactFields,
  FirmFields,
  type KnownAddress,
  PlaceFields,
} from "./address-fields";
import type { ShownAddress } from "./known-buyer.server";
import { t } from "~/base/words/say";

type Props = {
  isGuest: boolean;
  addresses: ShownAddress[];
  known: KnownAddress;
  /** The chosen address's id, or `new`. */
  chosen: string;
  isEmailNeeded: boolean;
  /** The browser lets the form go without a place, as the order may be collected. */
  isPlaceOptional: boolean;
  /** What is said of the PIN, below it. */
  pinNote?: React.ReactNode;
};

/** Who buys and where to: a known address, or all fields of another one. */
export function AddressForm({ isGuest, addresses, known, chosen, ...props }: Props) {
  const typed = { isGuest, known, ...props, isKnown: addresses.length > 0 };
  return (
    <>
      {addresses.length > 0 && (
        <>
          <h2>{t("Delivery")}</h2>
          <AddressChoice addresses={addresses} chosen={chosen} />
        </>
      )}
      <div className="stack typed-address">
        <TypedAddress {...typed} />
      </div>
      <BillToField />
    </>
  );
}

type Typed = Omit<Props, "addresses" | "chosen"> & {
  /** Whether a known address can be chosen instead. */
  isKnown: boolean;
};

function TypedAddress({ isGuest, known, isKnown, isEmailNeeded, isPlaceOptional, pinNote }: Typed) {
  return (
    <>
      {!isKnown && <h2>{t("Contact")}</h2>}
      <ContactFields known={known} isOptional={isKnown} />
      {isGuest && (
        <EmailField
          label={isEmailNeeded ? t("Email") : t("Email (needed to pay online)")}
          hint={t("For news about your order and the invoice.")}
          known={known.email}
          autoComplete="email"
          required={isEmailNeeded}
        />
      )}
      {!isKnown && <h2>{t("Delivery")}</h2>}
      <div className="stack place">
        <PlaceFields known={known} isOptional={isPlaceOptional || isKnown} pinNote={pinNote} />
      </div>
      <FirmFields known={known} />
    </>
  );
}

/** The address that a price for this PIN is for: the first one there, else another one than those; without a PIN the first. */
export function addressAt(pin: string | null, addresses: ShownAddress[]): string {
  const there = pin === null ? addresses[0] : addresses.find((each) => each.pin === pin);
  return there?.id ?? "new";
}

/** Radio buttons for the known addresses and for another one; the form of the other one is shown while that is chosen. */
function AddressChoice({
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
