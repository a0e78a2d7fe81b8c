import type { Said } from "../catalogue";

/** Photos that belong to a complaint. */
export const said: Said = {
  "Photos of what is wrong": ["તકલીફ દેખાય એવા ફોટા", "दिक्कत दिखाने वाली फ़ोटो"],
  "Photos of these complaints": ["આ ફરિયાદોના ફોટા", "इन शिकायतों की फ़ोटो"],
  "Add photos": ["ફોટા ઉમેરો", "फ़ोटो जोड़ें"],
  "Choose a photo first": ["પહેલાં ફોટો પસંદ કરો", "पहले फ़ोटो चुनें"],
  "Your photos are with your complaint.": [
    "તમારા ફોટા ફરિયાદ સાથે જોડાયા છે.",
    "आपकी फ़ोटो शिकायत के साथ जुड़ गई हैं।",
  ],
  "This complaint takes no more photos.": [
    "આ ફરિયાદમાં વધુ ફોટા ઉમેરી શકાતા નથી.",
    "इस शिकायत में और फ़ोटो नहीं जोड़ी जा सकतीं।",
  ],
};
