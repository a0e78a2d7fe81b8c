/** For a buyer to whom nothing is mailed: the order's link to keep. */
export function KeepLink({
  keep: { link, whatsApp },
}: {
  keep: { link: string; whatsApp: string };
}) {
  return (
    <section className="panel stack" aria-labelledby="keep">
      <h2 id="keep">Keep this link</h2>
      <p>You gave no e-mail, so nothing is mailed. This page always says how your order stands.</p>
      <div className="field">
        <label htmlFor="order-link">Link to your order</label>
        <input
          id="order-link"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <p>
        <a href={whatsApp} rel="noopener noreferrer">
          Send it to yourself on WhatsApp
        </a>
      </p>
    </section>
  );
}
