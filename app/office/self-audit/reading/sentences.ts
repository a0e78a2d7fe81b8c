/** Words of dark patterns in the shop's three languages. They find what is usual; the owner reads the rest. */

/** Haste that is made. */
export const hurries: RegExp[] = [
  /\bhurry\b|\bact (now|fast)\b|\blast chance\b|\bselling (out )?fast\b|\balmost gone\b/i,
  /\b(offer|deal|sale|price|discount)s? (ends?|expires?) (in|soon|today|tonight|at midnight)\b/i,
  /\blimited[- ]time\b|\bonly (for )?today\b|\bbefore it'?s gone\b|\bdon'?t miss\b/i,
  /\bonly \d+ (\w+ ){0,2}left\b|\b\d+ (people|others|shoppers|customers) (are |have )?(view|look|bought|in their)/i,
  /જલદી કરો|ઉતાવળ કરો|છેલ્લી તક|મર્યાદિત સમય|માત્ર આજે|ફક્ત આજે/,
  /जल्दी करें|आख़िरी मौक़ा|आखिरी मौका|सीमित समय|सिर्फ़ आज|केवल आज/,
];

/** A clock that runs down. */
export const clock =
  /\b\d{1,2}\s?:\s?\d{2}\s?:\s?\d{2}\b|\b\d+\s?h(ours?)?\s?\d+\s?m(in\w*)?\s?(left|remaining)/i;

/** Declining that is to make ashamed. */
export const shames: RegExp[] = [
  /\bno,? (thanks?|thank you)\b.{0,12}\b(i|my|we)\b/i,
  /\bi (don'?t|do not) (care|want to save|want (good|healthy|pure)|like saving|need to save)/i,
  /\bi('?d| would)? (rather|prefer to) (pay (more|full)|stay unhealthy|miss)/i,
  /\bi hate (saving|discounts)|\bcontinue without (caring|protecting|helping)/i,
  /મને (મારા )?(પરિવાર|કુટુંબ|આરોગ્ય)ની (ચિંતા|પરવા) નથી|મારે બચત નથી કરવી/,
  /मुझे (अपने )?(परिवार|सेहत) की (चिंता|परवाह) नहीं|मुझे बचत नहीं करनी/,
];

/** Buying again and again. */
export const recurs =
  /\bsubscri(be|ption)|\bauto[- ]?(renew|pay|debit)|\be-?mandate|\brenews?\b|\brecurring|\bfree trial|\b(every|each) (week|month|year)\b|\bmonthly plan|સબ્સ્ક્રિપ્શન|દર મહિને|सब्सक्रिप्शन|हर महीने/i;

/** A box that is ticked in order not to get something, or that denies twice. */
export const tricks: RegExp[] = [
  /\b(not|don'?t|never|no)\b.{0,60}\b(not|don'?t|never|without|stop|unsubscribe|opt[- ]?out|un\w*tick)\b/i,
  /\b(untick|uncheck|opt[- ]?out)\b/i,
  /\btick\b.{0,40}\b(not|don'?t|stop|no longer)\b/i,
  /ન (માંગતા|ઇચ્છતા|જોઈતા) .{0,40}(નહીં|નહિ|ન )/,
  /(नहीं|न) चाहते .{0,40}(नहीं|न )/,
];

/** What marks an advert as one. */
export const advertMarks = /\b(advertisement|advert|sponsored|paid promotion)\b|જાહેરાત|विज्ञापन/i;

/** Scripts that hold a visitor up. */
export const nags =
  /\bwindow\.open\s*\(|\b(alert|confirm|prompt)\s*\(|\bsetInterval\s*\(|Notification\.requestPermission|beforeunload|\bshowModal\s*\(|beforeinstallprompt/;
