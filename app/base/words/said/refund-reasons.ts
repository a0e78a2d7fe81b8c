import type { Said } from "../catalogue";

/** Why money went back, where the shop says it by itself. */
export const said: Said = {
  "Cancelled by the buyer": ["તમે ઓર્ડર રદ કર્યો", "ऑर्डर आपने रद्द किया"],
  "The order was cancelled": ["ઓર્ડર રદ થયો", "ऑर्डर रद्द हुआ"],
  "Started at the payment provider": ["પેમેન્ટ કંપનીએ શરૂ કર્યું", "पेमेंट कंपनी ने शुरू किया"],
  "The goods were sent back": ["માલ પાછો આવ્યો", "सामान वापस आया"],
  "It is not available any more": ["હવે સ્ટોકમાં નથી", "अब स्टॉक में नहीं है"],
};
