import { EmailField } from "~/accounts/email-field";
import type { FormState } from "~/lib/form/form";
import { AddressChoice } from "./address-choice";
import { ContactFields, FirmFields, type KnownAddress, PlaceFields } from "./address-fields";
import type { OfferedAddress } from "./known-buyer.server";
import { t } from "~/words/say";

type Props = {
  isGuest: boolean;
  addresses: OfferedAddress[];
  known: KnownAddress;
  state: FormState | undefined;
  /** The chosen address's id, or `new`. */
  chosen: string;
  isEmailNeeded: boolean;
  /** The browser lets the form go without a place, as the order may be collected. */
  isPlaceOptional: boolean;
};

/** Who buys and where to: a known address, or all fields of another one. */
export function AddressForm({ isGuest, addresses, known, state, chosen, ...props }: Props) {
  const { isEmailNeeded, isPlaceOptional } = props;
  const fields = { known, state };
  return (
    <>
      {addresses.length > 0 && <AddressChoice addresses={addresses} chosen={chosen} />}
      <div className="stack typed-address">
        <ContactFields {...fields} isOptional={addresses.length > 0} />
        {isGuest && (
          <EmailField
            label={isEmailNeeded ? t("Email") : t("Email (needed to pay online)")}
            hint={t("For news about your order and the invoice.")}
            state={state}
            known={known.email}
            autoComplete="email"
            required={isEmailNeeded}
          />
        )}
        <div className="stack place">
          <PlaceFields {...fields} isOptional={isPlaceOptional || addresses.length > 0} />
        </div>
        <FirmFields {...fields} />
      </div>
    </>
  );
}

/** The address that a price for this PIN is for: the first one there, else another one than those; without a PIN the first. */
export function addressAt(pin: string | null, addresses: OfferedAddress[]): string {
  const there = pin === null ? addresses[0] : addresses.find((each) => each.pin === pin);
  return there?.id ?? "new";
}
