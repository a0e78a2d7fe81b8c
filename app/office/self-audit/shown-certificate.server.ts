import { date } from "~/base/lib/dates";
import { type Certificate, certificates } from "./certificates.server";

/** A certificate in the language of the page. Its end is a date, not a sentence about today: the page is kept. */
export type CertificateShown = Pick<
  Certificate,
  "firm" | "address" | "signer" | "remark" | "pages" | "absent"
> & { checked: string; signed: string; from: string; until: string };

const shown = ({ ranAt, signedAt, until, number: _number, ...rest }: Certificate) => ({
  ...rest,
  checked: date(ranAt),
  signed: date(signedAt),
  from: date(signedAt),
  until: date(until),
});

/** The certificate that counts, and those before it, the newest first; null: none was ever signed. */
export function certificatePage() {
  const [newest, ...earlier] = certificates().toReversed();
  if (!newest) return null;
  return {
    certificate: shown(newest),
    earlier: earlier.map(({ number, signedAt, signer }) => ({
      number,
      signed: date(signedAt),
      signer,
    })),
  };
}

/** A certificate by its number; null: there is none. */
export function earlierCertificate(number: number): CertificateShown | null {
  const found = certificates().find((one) => one.number === number);
  return found ? shown(found) : null;
}
