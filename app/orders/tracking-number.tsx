/** A parcel's number, beside it the courier's page about it where there is one. The courier learns nothing of our page. */
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
