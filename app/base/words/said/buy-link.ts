import type { Said } from "../catalogue";

/** The page of a link that puts packs into the cart. */
export const said: Said = {
  "Your selection": ["તમારી પસંદગી", "आपकी पसंद"],
  "Look it over and put it into the cart. Nothing is ordered yet.": [
    "જોઈ લો અને કાર્ટમાં ઉમેરો. હજી કંઈ ઓર્ડર થયું નથી.",
    "देख लें और कार्ट में जोड़ें। अभी कुछ ऑर्डर नहीं हुआ है।",
  ],
  "This link names no pack that is on sale.": [
    "આ લિંકમાં હાલ મળતું કોઈ પેક નથી.",
    "इस लिंक में अभी मिलने वाला कोई पैक नहीं है।",
  ],
  "We know no product called “{part}”; it is left out.": [
    "“{part}” નામની કોઈ પ્રોડક્ટ નથી; તે ઉમેરી નથી.",
    "“{part}” नाम का कोई प्रोडक्ट नहीं है; वह जोड़ा नहीं गया।",
  ],
  "A link holds {most} different packs; the rest is left out.": [
    "એક લિંકમાં {most} જુદાં પેક સમાય છે; બાકીનાં ઉમેર્યાં નથી.",
    "एक लिंक में {most} अलग पैक आते हैं; बाकी जोड़े नहीं गए।",
  ],
  "{sum} before delivery": ["ડિલિવરી વગર {sum}", "डिलीवरी के बिना {sum}"],
  "The packs are in your cart.": ["પેક તમારા કાર્ટમાં છે.", "पैक आपके कार्ट में हैं।"],
};
