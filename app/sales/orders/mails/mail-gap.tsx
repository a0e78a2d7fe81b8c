import { firstWhatsApp, type Reach } from "~/base/ui/reach-links";

/** Tells the owner why the buyer is not mailed, with WhatsApp at hand; nothing where `gap` is null. */
export function MailGap({ gap, reach }: { gap: string | null; reach: Reach | null }) {
  if (gap === null) return null;
  const whatsApp = reach && firstWhatsApp(reach);
  return (
    <p className="notice notice-info">
      {`No mail reaches this buyer: ${gap}.`}
      {whatsApp && (
        <>
          {" "}
          <a href={whatsApp} rel="noopener noreferrer">
            Write by WhatsApp
          </a>
        </>
      )}
    </p>
  );
}
