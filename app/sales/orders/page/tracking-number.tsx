import { CopyButton } from "~/base/ui/copy-button";
import { holdsNumber } from "../couriers";
import { t } from "~/base/words/say";

/**
 * A tracking number with a link to the courier's page, if there is one: where that page does not take the number, it is there to be
 * copied. `noreferrer`: the courier must not see our URL.
 */
export function TrackingNumber({ awb, link }: { awb: string | null; link: string | null }) {
  if (!awb) return null;
  const isThere = link !== null && holdsNumber(link, awb);
  return (
    <>
      <span className="tracking-number">{awb}</span>
      {link && !isThere && <CopyButton text={awb} words={t("Copy number")} />}
      {link && (
        <>
          {" "}
          <a href={link} rel="noopener noreferrer">
            {isThere ? t("Track the parcel") : t("Open the courier’s page")}
          </a>
        </>
      )}
    </>
  );
}
