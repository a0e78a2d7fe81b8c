import type { Said } from "../catalogue";

/** Pages that answer what is searched for, above the goods. */
export const said: Said = {
  "Track your order": ["તમારો ઓર્ડર ટ્રેક કરો", "अपना ऑर्डर ट्रैक करें"],
  "Its number and your mobile number show where it is.": [
    "ઓર્ડર નંબર અને મોબાઇલ નંબર લખો, ક્યાં છે તે દેખાશે.",
    "ऑर्डर नंबर और मोबाइल नंबर लिखें, कहां है यह दिखेगा।",
  ],
  "Cancel an order": ["ઓર્ડર રદ કરો", "ऑर्डर रद्द करें"],
  "You can do it on the page of your order, until it is packed.": [
    "પેક થાય ત્યાં સુધી તમારા ઓર્ડરના પેજ પર રદ થઈ શકે છે.",
    "पैक होने तक आपके ऑर्डर के पेज पर रद्द हो सकता है।",
  ],
  "Your invoice": ["તમારું બિલ", "आपका बिल"],
  "It stands on the page of your order, to read and to keep.": [
    "તે તમારા ઓર્ડરના પેજ પર છે. વાંચો અને સાચવો.",
    "यह आपके ऑर्डर के पेज पर है। पढ़ें और सेव करें।",
  ],
  "What you can send back, for how long, and how your money comes back.": [
    "શું પાછું આપી શકાય, કેટલા દિવસ, અને પૈસા કેવી રીતે પાછા મળે.",
    "क्या लौटा सकते हैं, कितने दिन, और पैसे कैसे वापस मिलते हैं।",
  ],
  "Where we deliver, what it costs and how long it takes.": [
    "ક્યાં ડિલિવરી થાય છે, કેટલો ચાર્જ છે, કેટલા દિવસ લાગે છે.",
    "कहां डिलीवरी होती है, कितना चार्ज है, कितने दिन लगते हैं।",
  ],
  "Type it in the cart, above the total.": [
    "કાર્ટમાં, કુલ રકમની ઉપર લખો.",
    "कार्ट में, कुल रकम के ऊपर लिखें।",
  ],
  "How you can pay": ["પેમેન્ટ કેવી રીતે થાય", "पेमेंट कैसे होता है"],
  "Online, or on delivery or by transfer where the checkout offers it.": [
    "ઓનલાઇન, અને ચેકઆઉટમાં દેખાય ત્યાં ડિલિવરી વખતે (COD) કે ટ્રાન્સફરથી.",
    "ऑनलाइन, और जहां चेकआउट में दिखे वहां डिलीवरी पर (COD) या ट्रांसफ़र से।",
  ],
  "Our phone number, e-mail, address and hours, and a form to write to us.": [
    "અમારો ફોન નંબર, ઇમેઇલ, સરનામું, સમય અને અમને લખવાનું ફોર્મ.",
    "हमारा फ़ोन नंबर, ईमेल, पता, समय और हमें लिखने का फ़ॉर्म।",
  ],
  "Every complaint gets a number and an answer.": [
    "દરેક ફરિયાદને નંબર અને જવાબ મળે છે.",
    "हर शिकायत को नंबर और जवाब मिलता है।",
  ],
  "Tell us what you need, and we make you an offer.": [
    "શું જોઈએ છે તે લખો, અમે ભાવ જણાવીશું.",
    "क्या चाहिए यह लिखें, हम भाव बताएंगे।",
  ],
  "Who we are, and how we press.": ["અમે કોણ છીએ અને કેવી રીતે પીલીએ છીએ.", "हम कौन हैं और कैसे पेरते हैं।"],
  "See what we keep about you, or have it deleted.": [
    "તમારા વિશે શું સાચવેલું છે તે જુઓ, અથવા કઢાવી નાખો.",
    "आपके बारे में क्या सेव है यह देखें, या हटवाएं।",
  ],
  "What we keep about you, and why.": [
    "તમારા વિશે શું સાચવીએ છીએ અને શા માટે.",
    "आपके बारे में क्या सेव करते हैं और क्यों।",
  ],
  "The terms on which we sell.": ["અમે કઈ શરતે વેચીએ છીએ.", "हम किन शर्तों पर बेचते हैं।"],
  "Choose a new one.": ["નવો પાસવર્ડ રાખો.", "नया पासवर्ड रखें।"],
  "Your orders and addresses are in your account.": [
    "તમારા ઓર્ડર અને સરનામાં તમારા એકાઉન્ટમાં છે.",
    "आपके ऑर्डर और पते आपके अकाउंट में हैं।",
  ],
};
