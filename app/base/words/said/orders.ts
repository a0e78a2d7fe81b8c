import type { Said } from "../catalogue";

/** How an order stands: sentences, steps, badges. */
export const said: Said = {
  "Your order is packed. You can collect it.": [
    "તમારો ઓર્ડર પેક થઈ ગયો છે. તમે તે લઈ જઈ શકો છો.",
    "आपका ऑर्डर पैक हो गया है। आप उसे ले जा सकते हैं।",
  ],
  "We have your order and pack it once you have confirmed it.": [
    "તમારો ઓર્ડર મળી ગયો છે. તમે કન્ફર્મ કરશો એટલે પેક કરીશું.",
    "आपका ऑर्डर मिल गया है। आपके कन्फ़र्म करते ही पैक करेंगे।",
  ],
  "We have your order and pack it as soon as your money is here.": [
    "તમારો ઓર્ડર મળી ગયો છે. પૈસા આવે એટલે પેક કરીશું.",
    "आपका ऑर्डर मिल गया है। पैसे आते ही पैक करेंगे।",
  ],
  "We have your order and pack it next.": [
    "તમારો ઓર્ડર મળી ગયો છે, હવે પેક કરીશું.",
    "आपका ऑर्डर मिल गया है, अब पैक करेंगे।",
  ],
  "Your order is packed and leaves soon.": [
    "તમારો ઓર્ડર પેક થઈ ગયો છે, જલદી રવાના થશે.",
    "आपका ऑर्डर पैक हो गया है, जल्द रवाना होगा।",
  ],
  "Your order is on its way.": ["તમારો ઓર્ડર રવાના થયો છે.", "आपका ऑर्डर रवाना हो गया है।"],
  "You have collected your order.": ["તમારો ઓર્ડર તમને મળી ગયો છે.", "आपका ऑर्डर आपको मिल गया है।"],
  "Your order has been delivered.": ["તમારો ઓર્ડર પહોંચી ગયો છે.", "आपका ऑर्डर पहुंच गया है।"],
  "Your money is on its way back.": ["તમારા પૈસા પાછા આવી રહ્યા છે.", "आपके पैसे वापस आ रहे हैं।"],
  "We write to you about the other {rest}.": [
    "બાકીના {rest} વિશે અમે તમને લખીએ છીએ.",
    "बाकी {rest} के बारे में हम आपको लिखते हैं।",
  ],
  "We write to you about your money.": [
    "તમારા પૈસા વિશે અમે તમને લખીશું.",
    "आपके पैसों के बारे में हम आपको लिखेंगे।",
  ],
  "There is nothing to pay.": ["કંઈ ચૂકવવાનું નથી.", "कुछ देना नहीं है।"],
  "Your order was not confirmed within 24 hours, so it is cancelled.": [
    "તમારો ઓર્ડર 24 કલાકમાં કન્ફર્મ ન થયો, તેથી રદ થયો છે.",
    "आपका ऑर्डर 24 घंटे में कन्फ़र्म नहीं हुआ, इसलिए रद्द हो गया है।",
  ],
  "Your parcel came back to us, so the order is closed.": [
    "તમારું પાર્સલ અમારી પાસે પાછું આવ્યું, તેથી ઓર્ડર બંધ થયો છે.",
    "आपका पार्सल हमारे पास वापस आ गया, इसलिए ऑर्डर बंद हो गया है।",
  ],
  "You cancelled this order.": ["તમે આ ઓર્ડર રદ કર્યો છે.", "आपने यह ऑर्डर रद्द किया है।"],
  "Your order is cancelled.": ["તમારો ઓર્ડર રદ થયો છે.", "आपका ऑर्डर रद्द हो गया है।"],
  "We write to you when it has arrived.": ["પહોંચશે એટલે અમે તમને લખીશું.", "पहुंचते ही हम आपको लिखेंगे।"],
  "This page says when it has arrived.": ["પહોંચશે એટલે આ પેજ પર દેખાશે.", "पहुंचते ही इस पेज पर दिखेगा।"],
  "We write to you when it is ready.": ["તૈયાર થશે એટલે અમે તમને લખીશું.", "तैयार होते ही हम आपको लिखेंगे।"],
  "This page says when it is ready.": ["તૈયાર થશે એટલે આ પેજ પર દેખાશે.", "तैयार होते ही इस पेज पर दिखेगा।"],
  "We write to you when it leaves.": ["રવાના થશે એટલે અમે તમને લખીશું.", "रवाना होते ही हम आपको लिखेंगे।"],
  "This page says when it leaves.": ["રવાના થશે એટલે આ પેજ પર દેખાશે.", "रवाना होते ही इस पेज पर दिखेगा।"],
  "Collected by": ["લઈ જનાર", "कौन ले जाएगा"],
  "Delivery to": ["ડિલિવરી સરનામું", "डिलीवरी का पता"],
  "Ready to collect": ["લઈ જવા તૈયાર", "ले जाने के लिए तैयार"],
  "At the transporter’s": ["ટ્રાન્સપોર્ટરને ત્યાં", "ट्रांसपोर्टर के यहां"],
  Arrives: ["ક્યારે મળશે", "कब मिलेगा"],
  Placed: ["ઓર્ડર થયો", "ऑर्डर हुआ"],
  Paid: ["પેમેન્ટ થયું", "पेमेंट हुआ"],
  Payment: ["પેમેન્ટ", "पेमेंट"],
  "{ahead, select, yes {Packed} other {Packed}}": [
    "{ahead, select, yes {પેકિંગ} other {પેક થયો}}",
    "{ahead, select, yes {पैकिंग} other {पैक हुआ}}",
  ],
  "{ahead, select, yes {Shipped} other {Shipped}}": [
    "{ahead, select, yes {રવાના થવાનું} other {રવાના થયો}}",
    "{ahead, select, yes {रवाना होना} other {रवाना हुआ}}",
  ],
  "{ahead, select, yes {Delivered} other {Delivered}}": [
    "{ahead, select, yes {પહોંચવાનું} other {પહોંચ્યો}}",
    "{ahead, select, yes {पहुंचना} other {पहुंचा}}",
  ],
  "{ahead, select, yes {Collected} other {Collected}}": [
    "{ahead, select, yes {લઈ જવાનું} other {લઈ જવાયો}}",
    "{ahead, select, yes {ले जाना} other {ले जाया गया}}",
  ],
  "{ahead, select, yes {Ready to collect} other {Ready to collect}}": [
    "{ahead, select, yes {તૈયાર થવાનું} other {લઈ જવા તૈયાર}}",
    "{ahead, select, yes {तैयार होना} other {ले जाने के लिए तैयार}}",
  ],
  "Being packed": ["પેક થાય છે", "पैक हो रहा है"],
  "Came back": ["પાછો આવ્યો", "वापस आया"],
  Cancelled: ["રદ થયો", "रद्द हुआ"],
  "still to come": ["બાકી", "बाकी"],
  done: ["થઈ ગયું", "हो गया"],
  "Needs review": ["તપાસ ચાલુ છે", "जांच चल रही है"],
  "Not paid": ["પેમેન્ટ બાકી", "पेमेंट बाकी"],
  Success: ["પેમેન્ટ થયું", "पेमेंट हुआ"],
  "Part paid": ["થોડું પેમેન્ટ થયું", "कुछ पेमेंट हुआ"],
  "Partly refunded": ["થોડું રિફંડ થયું", "कुछ रिफ़ंड हुआ"],
  Refunded: ["રિફંડ થયું", "रिफ़ंड हुआ"],
  Confirming: ["કન્ફર્મ થાય છે", "कन्फ़र्म हो रहा है"],
  "Pay on delivery": ["ડિલિવરી વખતે પેમેન્ટ (COD)", "डिलीवरी पर पेमेंट (COD)"],
  "Awaiting transfer": ["ટ્રાન્સફરની રાહ", "ट्रांसफ़र का इंतज़ार"],
  Cash: ["રોકડા", "नकद"],
  "Pay later": ["પેમેન્ટ પછીથી", "पेमेंट बाद में"],
  "You have paid it? Then please write to us.": [
    "પૈસા મોકલી દીધા છે? તો અમને લખો.",
    "पैसे भेज दिए हैं? तो हमें लिखें।",
  ],
};
