/** How the phone that reads a page gets into a UPI app. */
export type UpiDoors = {
  /** Links that open one app each; empty: the common link makes the phone ask which one. */
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

/** What browsers inside apps call themselves; `wv` is Android's word for any of them. */
const insideAnApp =
  /Instagram|FBAN|FBAV|FB_IAB|WhatsApp|Telegram|LinkedInApp|Snapchat|Twitter|Line\/|; wv\)/;

const iphone = /iPhone|iPod|iPad/;

/** `userAgent`: of the request; `link`: the common one (`upiLink`). */
export function upiDoors(userAgent: string | null, link: string): UpiDoors {
  const agent = userAgent ?? "";
  const isIphone = iphone.test(agent);
  const isInApp = insideAnApp.test(agent);
  const query = link.slice(link.indexOf("?") + 1);
  const apps =
    isIphone && !isInApp ? onIphone.map(({ name, start }) => ({ name, link: start + query })) : [];
  return { apps, isInApp };
}
