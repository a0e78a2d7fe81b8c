/** The line above every page; nothing when the operator has set none. */
export function Announcement({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <section className="announcement" aria-label="Announcement">
      <p dir="auto">{text}</p>
    </section>
  );
}
