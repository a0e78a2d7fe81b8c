import { firstWhatsApp, type Reach } from "~/base/ui/reach-links";

/**
 * Why the buyer is not mailed (null: they are), and a link to WhatsApp with a text that is ready to be sent (null: none is needed, or no
 * mobile is known).
 */
export type MailNews = { gap: string | null; whatsApp: string | null };

/** `reach`: with the text that is likeliest to be sent first. */
export const mailNews = (gap: string | null, reach: Reach | null): MailNews => ({
  gap,
  whatsApp: gap !== null && reach ? firstWhatsApp(reach) : null,
});

/** Tells the owner why the buyer is not mailed, with WhatsApp at hand; nothing where `gap` is null. */
export function MailGap({ gap, whatsApp }: MailNews) {
  if (gap === null) return null;
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
