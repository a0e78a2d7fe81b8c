/** A tracking number with a link to the courier's page, if there is one. `noreferrer`: the courier must not see our URL. */
export function TrackingNumber({ awb, link }: { awb: string | null; link: string | null }) {
  if (!awb) return null;
  return (
    <>
      <span className="tracking-number">{awb}</span>
      {link && (
        <>
          {" "}
          <a href={link} rel="noopener noreferrer">
            Track the parcel
          </a>
        </>
      )}
    </>
  );
}
