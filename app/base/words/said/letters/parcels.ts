import type { Said } from "../../catalogue";

/** Mails about parcels, and about packs that are not sent. */
export const said: Said = {
  "Your order {number} is on its way": [
    "તમારો ઓર્ડર {number} રવાના થયો",
    "आपका ऑर्डर {number} रवाना हुआ",
  ],
  "Our own van brings your order {number}.": [
    "તમારો ઓર્ડર {number} અમારી વાનમાં આવે છે.",
    "आपका ऑर्डर {number} हमारी वैन से आ रहा है।",
  ],
  "We have sent the parcel with your order {number}.": [
    "તમારા ઓર્ડર {number}નું પાર્સલ રવાના કર્યું છે.",
    "आपके ऑर्डर {number} का पार्सल रवाना कर दिया है।",
  ],
  "Another parcel of your order {number} is on its way": [
    "તમારા ઓર્ડર {number}નું બીજું પાર્સલ રવાના થયું",
    "आपके ऑर्डर {number} का एक और पार्सल रवाना हुआ",
  ],
  "Your order {number} comes in more than one parcel. We have sent another one.": [
    "તમારો ઓર્ડર {number} એકથી વધુ પાર્સલમાં આવે છે. બીજું એક રવાના કર્યું છે.",
    "आपका ऑर्डर {number} एक से ज़्यादा पार्सल में आ रहा है। एक और रवाना किया है।",
  ],
  "The parcel of your order {number}": ["તમારા ઓર્ડર {number}નું પાર્સલ", "आपके ऑर्डर {number} का पार्सल"],
  "This is the parcel of your order {number} now. What we wrote to you about it earlier no longer holds.":
    [
      "તમારા ઓર્ડર {number}નું પાર્સલ હવે આ છે. તેના વિશે પહેલાં લખેલું ભૂલી જાઓ.",
      "आपके ऑर्डर {number} का पार्सल अब यह है। इसके बारे में पहले जो लिखा था वह अब लागू नहीं।",
    ],
  "Correction: the number of your parcel, order {number}": [
    "સુધારો: તમારા પાર્સલનો નંબર, ઓર્ડર {number}",
    "सुधार: आपके पार्सल का नंबर, ऑर्डर {number}",
  ],
  "The number that we wrote to you does not belong to your parcel. You find the right one on the page of your order as soon as we have it.":
    [
      "અમે લખેલો નંબર તમારા પાર્સલનો નથી. સાચો નંબર મળે એટલે તમારા ઓર્ડરના પેજ પર દેખાશે.",
      "हमने जो नंबर लिखा था वह आपके पार्सल का नहीं है। सही नंबर मिलते ही आपके ऑर्डर के पेज पर दिखेगा।",
    ],
  "The number that we wrote to you was wrong. This is the right one for your order {number}.": [
    "અમે લખેલો નંબર ખોટો હતો. ઓર્ડર {number} માટે સાચો નંબર આ છે.",
    "हमने जो नंबर लिखा था वह गलत था। ऑर्डर {number} के लिए सही नंबर यह है।",
  ],
  "The number of your parcel, order {number}": [
    "તમારા પાર્સલનો નંબર, ઓર્ડર {number}",
    "आपके पार्सल का नंबर, ऑर्डर {number}",
  ],
  "Your order {number} is on its way. This is the number of its parcel.": [
    "તમારો ઓર્ડર {number} રવાના થયો છે. તેના પાર્સલનો નંબર આ છે.",
    "आपका ऑर्डर {number} रवाना हो गया है। उसके पार्सल का नंबर यह है।",
  ],
  "Correction: the courier of your parcel, order {number}": [
    "સુધારો: તમારા પાર્સલનું કુરિયર, ઓર્ડર {number}",
    "सुधार: आपके पार्सल का कूरियर, ऑर्डर {number}",
  ],
  "Another courier than we wrote to you carries the parcel of your order {number}.": [
    "ઓર્ડર {number}નું પાર્સલ, અમે લખ્યું હતું તેના બદલે, આ કુરિયરથી આવે છે.",
    "ऑर्डर {number} का पार्सल, हमने जो लिखा था उसके बदले, इस कूरियर से आ रहा है।",
  ],
  "The courier of your parcel, order {number}": [
    "તમારા પાર્સલનું કુરિયર, ઓર્ડર {number}",
    "आपके पार्सल का कूरियर, ऑर्डर {number}",
  ],
  "Your order {number} is on its way. This courier carries its parcel.": [
    "તમારો ઓર્ડર {number} રવાના થયો છે. તેનું પાર્સલ આ કુરિયરથી આવે છે.",
    "आपका ऑर्डर {number} रवाना हो गया है। उसका पार्सल इस कूरियर से आ रहा है।",
  ],
  Courier: ["કુરિયર", "कूरियर"],
  "Tracking number": ["ટ્રેકિંગ નંબર", "ट्रैकिंग नंबर"],
  "Follow the parcel": ["પાર્સલ ક્યાં છે તે જુઓ", "देखें पार्सल कहां है"],
  "We had to take something out of your order {number}": [
    "તમારા ઓર્ડર {number}માંથી કંઈક કાઢવું પડ્યું",
    "आपके ऑर्डर {number} से कुछ निकालना पड़ा",
  ],
  "We send your order {number} without these packs:": [
    "તમારો ઓર્ડર {number} આ પેક વગર મોકલીએ છીએ:",
    "आपका ऑर्डर {number} इन पैक के बिना भेज रहे हैं:",
  ],
  "This is your order now:": ["તમારો ઓર્ડર હવે આ છે:", "आपका ऑर्डर अब यह है:"],
  "{amount} goes back the way you paid. Banks usually need 5 to 7 working days. Everything else comes as you ordered it.":
    [
      "જે રીતે પેમેન્ટ થયું એ જ રીતે {amount} પાછા આવશે. બેંકને 5–7 કામકાજના દિવસ લાગે છે. બાકીનું બધું ઓર્ડર મુજબ આવશે.",
      "जिस तरह पेमेंट हुआ, उसी तरह {amount} वापस आएंगे। बैंक को 5–7 कामकाजी दिन लगते हैं। बाकी सब ऑर्डर के हिसाब से आएगा।",
    ],
  "We give {amount} back to you, and write to you about it.": [
    "અમે તમને {amount} પાછા આપીશું, અને તે વિશે લખીશું.",
    "हम आपको {amount} वापस करेंगे, और इस बारे में लिखेंगे।",
  ],
  "You pay {total}, that is {amount} less.": [
    "તમારે {total} ચૂકવવાના છે, એટલે {amount} ઓછા.",
    "आपको {total} देने हैं, यानी {amount} कम।",
  ],
  "Their money went back to you before.": [
    "તેના પૈસા તમને પહેલાં પાછા મળી ગયા છે.",
    "इनके पैसे आपको पहले ही वापस मिल चुके हैं।",
  ],
};
