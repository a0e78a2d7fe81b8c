import type { Said } from "../catalogue";

/** What the law wants said about paying, and where complaints go. */
export const said: Said = {
  "Online you pay by UPI, card, net banking or wallet through the payment provider Razorpay, who answers questions about a payment on <provider>its help pages</provider>. Card and bank details go to the provider alone, encrypted, and your bank asks you to confirm each payment.":
    [
      "ઓનલાઇન પેમેન્ટ UPI, કાર્ડ, નેટ બેન્કિંગ કે વોલેટથી Razorpay દ્વારા થાય છે; પેમેન્ટ વિશેના પ્રશ્નોના જવાબ <provider>તેનાં હેલ્પ પેજ</provider> પર મળે છે. કાર્ડ અને બેન્કની વિગત એન્ક્રિપ્ટ થઈને ફક્ત Razorpayને જાય છે, અને દરેક પેમેન્ટ માટે બેન્ક તમારી મંજૂરી લે છે.",
      "ऑनलाइन पेमेंट UPI, कार्ड, नेट बैंकिंग या वॉलेट से Razorpay के ज़रिए होता है; पेमेंट के सवालों के जवाब <provider>उसके हेल्प पेज</provider> पर मिलते हैं। कार्ड और बैंक की जानकारी एन्क्रिप्ट होकर सिर्फ़ Razorpay को जाती है, और हर पेमेंट के लिए बैंक आपकी मंज़ूरी लेता है।",
    ],
  "Paying online or by transfer costs nothing on top. A fee for paying on delivery, where there is one, stands in the checkout before you order. There are no regular payments: nothing is debited later.":
    [
      "ઓનલાઇન કે ટ્રાન્સફરથી ચૂકવવાનો વધારાનો કોઈ ચાર્જ નથી. ડિલિવરી વખતે ચૂકવવાનો ચાર્જ હોય તો તે ઓર્ડર પહેલાં ચેકઆઉટમાં દેખાય છે. નિયમિત પેમેન્ટ નથી: પછીથી કંઈ કપાતું નથી.",
      "ऑनलाइन या ट्रांसफर से देने का कोई अलग चार्ज नहीं है। डिलीवरी पर देने का चार्ज हो तो वह ऑर्डर से पहले चेकआउट में दिखता है। नियमित पेमेंट नहीं है: बाद में कुछ नहीं कटता।",
    ],
  "Money that left your account although the payment failed comes back by itself, usually within 5 to 7 working days. For a payment that you did not make, or goods that did not come, you can ask your bank for a charge-back. Tell us first, and we look into it at once.":
    [
      "પેમેન્ટ ન થયું હોય ને પૈસા કપાયા હોય તો તે આપોઆપ પાછા આવે છે, સામાન્ય રીતે 5થી 7 કામકાજના દિવસમાં. જે પેમેન્ટ તમે નથી કર્યું કે જે માલ નથી આવ્યો, તેના માટે બેન્ક પાસે ચાર્જ-બેક માગી શકાય છે. પહેલાં અમને જણાવો, અમે તરત તપાસ કરીશું.",
      "पेमेंट न हुआ हो और पैसे कट गए हों तो वे अपने आप वापस आते हैं, आम तौर पर 5 से 7 कामकाजी दिन में। जो पेमेंट आपने नहीं किया या जो माल नहीं आया, उसके लिए बैंक से चार्ज-बैक मांगा जा सकता है। पहले हमें बताएं, हम तुरंत जांच करेंगे।",
    ],
  "Each order and each complaint has a number, and a page that shows how it stands. To complain, go to <a>Grievances</a>.":
    [
      "દરેક ઓર્ડર અને દરેક ફરિયાદનો નંબર હોય છે, અને ક્યાં પહોંચ્યું તે બતાવતું પેજ. ફરિયાદ માટે <a>ફરિયાદ પેજ</a> પર જાઓ.",
      "हर ऑर्डर और हर शिकायत का नंबर होता है, और कहां पहुंचा यह दिखाने वाला पेज। शिकायत के लिए <a>शिकायत पेज</a> पर जाएं।",
    ],
  "Our <a>grievance officer</a> answers complaints.": [
    "ફરિયાદના જવાબ અમારા <a>ફરિયાદ અધિકારી</a> આપે છે.",
    "शिकायतों के जवाब हमारे <a>शिकायत अधिकारी</a> देते हैं।",
  ],
  "Complain about this order": ["આ ઓર્ડરની ફરિયાદ કરો", "इस ऑर्डर की शिकायत करें"],
  "There is no separate warranty: what the label says holds until the best-before date on the pack.":
    [
      "અલગ વોરંટી નથી: લેબલ પર જે લખ્યું છે તે પેક પરની બેસ્ટ બિફોર તારીખ સુધી લાગુ પડે છે.",
      "अलग वारंटी नहीं है: लेबल पर जो लिखा है वह पैक की बेस्ट बिफ़ोर तारीख तक लागू है।",
    ],
};
