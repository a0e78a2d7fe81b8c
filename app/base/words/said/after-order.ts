import type { Said } from "../catalogue";

/** After ordering: confirming, proving, keeping the link. */
export const said: Said = {
  "Thank you. Your order is confirmed.": [
    "આભાર. તમારો ઓર્ડર કન્ફર્મ થયો.",
    "धन्यवाद। आपका ऑर्डर कन्फ़र्म हुआ।",
  ],
  "This order cannot be confirmed any more. Please write to us.": [
    "આ ઓર્ડર હવે કન્ફર્મ થઈ શકે તેમ નથી. અમને લખો.",
    "यह ऑर्डर अब कन्फ़र्म नहीं हो सकता। हमें लिखें।",
  ],
  "Thank you. We write to you about this order.": [
    "આભાર. આ ઓર્ડર વિશે અમે તમને લખીશું.",
    "धन्यवाद। इस ऑर्डर के बारे में हम आपको लिखेंगे।",
  ],
  "Please open the link in our mail once more, and press its button.": [
    "અમારા ઇમેઇલની લિંક ફરી ખોલો અને તેનું બટન દબાવો.",
    "हमारे ईमेल का लिंक फिर से खोलें और उसका बटन दबाएं।",
  ],
  "Thank you. We look for your money, and this page says when it is here.": [
    "આભાર. અમે પેમેન્ટ તપાસીએ છીએ, મળે એટલે આ પેજ પર દેખાશે.",
    "धन्यवाद। हम पेमेंट जांच रहे हैं, मिलते ही इस पेज पर दिखेगा।",
  ],
  "No money is awaited for this order any more.": [
    "આ ઓર્ડર માટે હવે કોઈ પેમેન્ટ બાકી નથી.",
    "इस ऑर्डर के लिए अब कोई पेमेंट बाकी नहीं।",
  ],
  "You gave no email, so nothing is mailed.": [
    "ઇમેઇલ આપ્યો નથી, એટલે ઇમેઇલ નહીં આવે.",
    "ईमेल नहीं दिया, इसलिए ईमेल नहीं आएगा।",
  ],
  "We also write to your email address.": [
    "અમે તમારા ઇમેઇલ પર પણ લખીએ છીએ.",
    "हम आपके ईमेल पर भी लिखते हैं।",
  ],
  "We also write to your email address, once you have confirmed it with the link in our first mail.":
    [
      "અમારા પહેલા ઇમેઇલની લિંકથી કન્ફર્મ કરો પછી અમે ઇમેઇલથી પણ લખીશું.",
      "हमारे पहले ईमेल के लिंक से कन्फ़र्म करें, फिर हम ईमेल से भी लिखेंगे।",
    ],
  "Keep this link": ["આ લિંક સાચવો", "यह लिंक सेव करें"],
  "This page always says how your order stands.": [
    "ઓર્ડર ક્યાં પહોંચ્યો તે આ પેજ પર હંમેશાં દેખાશે.",
    "ऑर्डर कहां तक पहुंचा, इस पेज पर हमेशा दिखेगा।",
  ],
  "Link to your order": ["તમારા ઓર્ડરની લિંક", "आपके ऑर्डर का लिंक"],
  "Send it to yourself on WhatsApp": ["WhatsApp પર પોતાને મોકલો", "WhatsApp पर खुद को भेजें"],
};
