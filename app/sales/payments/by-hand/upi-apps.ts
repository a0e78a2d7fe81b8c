/** How the phone that reads a page gets into a UPI app. */
export type UpiDoors = {
  /** Links of single apps, where no link asks which one; empty: the common link does. */
  apps: { name: string; link: string }[];
  /** The page stands inside another app, from where the links lead nowhere. */
  isInApp: boolean;
};

/** The common apps' own schemes on iPhones, where `upi:` opens the app that claimed it last. */
const onIphone = [
  { name: "Google Pay", start: "tez://upi/pay?" },
  { name: "PhonePe", start: "phonepe://pay?" },
  { name: "Paytm", start: "paytmmp://pay?" },
];

/** Names that apps add to the browser inside them; `wv` is Android's word for it. */
const insideAnApp =
  /Instagram|FBAN|FBAV|FB_IAB|WhatsApp|Telegram|LinkedInApp|Snapchat|Twitter|Line\/|; wv\)/;

/** An iPhone's own browsers call themselves Safari, too; what shows pages inside apps does not. */
const iphone = /iPhone|iPod|iPad/;

/** `userAgent`: of the request; `link`: the common one (`upiLink`). */
export function upiDoors(userAgent: string | null, link: string): UpiDoors {
  const agent = userAgent ?? "";
  const isIphone = iphone.test(agent);
  const isInApp = insideAnApp.test(agent) || (isIphone && !agent.includes("Safari/"));
  const query = link.slice(link.indexOf("?") + 1);
  const apps =
    isIphone && !isInApp ? onIphone.map(({ name, start }) => ({ name, link: start + query })) : [];
  return { apps, isInApp };
}
