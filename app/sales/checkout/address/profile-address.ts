import { mobileIn, pinWithin } from "~/sales/orders/delivery";
import { stateName, states } from "~/base/lib/india/states";
import { statesOfPin } from "~/base/lib/india/pin-states";

type Profile = { name: string; phone: string; address: string };

/** What can be read out of a profile's one line: "12 Ring Road, Surat 395002". What cannot be read is empty. */
export function partsOfProfile({ name, phone, address }: Profile) {
  const found = pinWithin(address);
  const pin = found?.pin ?? "";
  const rest = found
    ? address.slice(0, found.at) + address.slice(found.at + found.length)
    : address;
  const parts = rest
    .split(/[,\n]/)
    .map((part) => part.replace(/^[\s.–-]+|[\s.–-]+$/g, ""))
    .filter((part) => part !== "" && !isStateOrCountry(part));
  const last = parts.at(-1) ?? "";
  const city = parts.length > 1 && !/\p{Nd}/u.test(last) ? withoutState(last) : "";
  return {
    name,
    phone: mobileIn(phone) ?? phone,
    line: (city ? parts.slice(0, -1) : parts).join(", "),
    area: "",
    city,
    state: stateOf(rest, pin),
    pin,
    gstin: null,
    firm: null,
  };
}

/** The profile's address, if a courier can deliver to it: a mobile, a PIN with its state and a city can be read. Else null. */
export function profileAddress(profile: Profile) {
  const parts = partsOfProfile(profile);
  const isWhole =
    mobileIn(profile.phone) && parts.pin && parts.state && parts.city && parts.line && parts.name;
  return isWhole ? parts : null;
}

/** The PIN's state; where it may be in several, the one that the address names. */
function stateOf(address: string, pin: string): string {
  const [usual = "", ...others] = statesOfPin(pin);
  const names = (code: string) =>
    address.toLowerCase().includes(stateName(code)?.toLowerCase() ?? "-");
  return others.find(names) ?? usual;
}

/** Chandigarh, Delhi and Puducherry are cities, too. */
const cityStates = ["04", "07", "34"];

function isStateOrCountry(part: string): boolean {
  return (
    /^(india|bharat)$/i.test(part) ||
    states.some(
      ({ code, name }) => !cityStates.includes(code) && name.toLowerCase() === part.toLowerCase(),
    )
  );
}

function withoutState(city: string): string {
  const state = states.find(({ name }) => city.toLowerCase().endsWith(` ${name.toLowerCase()}`));
  return state ? city.slice(0, -state.name.length).trim() : city;
}
