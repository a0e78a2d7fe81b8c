import type { Said } from "../../catalogue";

/** Mails about an order. */
export const said: Said = {
  "Please open your order through the link above and press the button there. It shows us that this address is yours: until then, or until the order is paid, we send no more mails to it, not even when the parcel leaves.":
    [
      "ઉપરની લિંકથી તમારો ઓર્ડર ખોલો અને ત્યાંનું બટન દબાવો. તેનાથી ખબર પડે છે કે આ ઇમેઇલ તમારો છે: ત્યાં સુધી, અથવા ઓર્ડરનું પેમેન્ટ થાય ત્યાં સુધી, અમે બીજા ઇમેઇલ મોકલતા નથી, પાર્સલ રવાના થાય ત્યારે પણ નહીં.",
      "ऊपर के लिंक से अपना ऑर्डर खोलें और वहां का बटन दबाएं। इससे पता चलता है कि यह ईमेल आपका है: तब तक, या ऑर्डर का पेमेंट होने तक, हम और ईमेल नहीं भेजते, पार्सल रवाना होने पर भी नहीं।",
    ],
  "Your invoice (after signing in)": ["તમારું બિલ (લોગ ઇન કર્યા પછી)", "आपका बिल (लॉग इन के बाद)"],
  "Your invoice (we ask for your mobile number)": [
    "તમારું બિલ (મોબાઇલ નંબર પૂછીશું)",
    "आपका बिल (मोबाइल नंबर पूछेंगे)",
  ],
  "We have your order {number}": ["તમારો ઓર્ડર {number} મળી ગયો છે", "आपका ऑर्डर {number} मिल गया है"],
  "Your order {number} is confirmed": [
    "તમારો ઓર્ડર {number} કન્ફર્મ થયો",
    "आपका ऑर्डर {number} कन्फ़र्म हुआ",
  ],
  "Thank you for your order {number}.": [
    "તમારા ઓર્ડર {number} બદલ આભાર.",
    "आपके ऑर्डर {number} के लिए धन्यवाद।",
  ],
  "Paid online": ["ઓનલાઇન ચૂકવેલા", "ऑनलाइन दिए"],
  "Total to pay": ["કુલ ચૂકવવાના", "कुल देना है"],
  "Total paid": ["કુલ પેમેન્ટ થયું", "कुल पेमेंट हुआ"],
  "You pay {total} later, as agreed with us.": [
    "આપણે નક્કી કર્યા મુજબ {total} પછીથી ચૂકવવાના છે.",
    "जैसा तय हुआ है, {total} बाद में देने हैं।",
  ],
  "Please pay {total} when you collect your order.": [
    "ઓર્ડર લઈ જાઓ ત્યારે {total} ચૂકવો.",
    "ऑर्डर ले जाते समय {total} दें।",
  ],
  "Please have {amount} ready when the parcel comes.": [
    "પાર્સલ આવે ત્યારે {amount} તૈયાર રાખો.",
    "पार्सल आने पर {amount} तैयार रखें।",
  ],
  "We pack it as soon as your transfer of {amount} has reached us. Please write {number} as the reference, so that we know whose money it is.":
    [
      "તમારા ટ્રાન્સફરના {amount} મળે એટલે પેક કરીશું. રેફરન્સમાં {number} લખો, જેથી પૈસા કોના છે તે ખબર પડે.",
      "आपके ट्रांसफ़र के {amount} मिलते ही पैक करेंगे। रेफ़रेंस में {number} लिखें, ताकि पता चले पैसे किसके हैं।",
    ],
  "Transfer to": ["ક્યાં ટ્રાન્સફર કરવા", "कहां ट्रांसफ़र करें"],
  "please write to us for our account": ["બેંક ખાતા માટે અમને લખો", "बैंक खाते के लिए हमें लिखें"],
  "We have your payment for order {number}": [
    "ઓર્ડર {number} માટે તમારું પેમેન્ટ મળી ગયું છે",
    "ऑर्डर {number} के लिए आपका पेमेंट मिल गया है",
  ],
  "Thank you. We have received your payment of {amount} for order {number}.": [
    "આભાર. ઓર્ડર {number} માટે તમારું {amount}નું પેમેન્ટ મળી ગયું છે.",
    "धन्यवाद। ऑर्डर {number} के लिए आपका {amount} का पेमेंट मिल गया है।",
  ],
  "We have {amount} for your order {number}": [
    "ઓર્ડર {number} માટે તમારા {amount} મળ્યા છે",
    "ऑर्डर {number} के लिए आपके {amount} मिले हैं",
  ],
  "Thank you. We have received {amount} for order {number}.": [
    "આભાર. ઓર્ડર {number} માટે અમને {amount} મળ્યા છે.",
    "धन्यवाद। ऑर्डर {number} के लिए हमें {amount} मिले हैं।",
  ],
  "Still to pay": ["હજી ચૂકવવાના", "अभी देने बाकी"],
  "Your order {number} is ready to collect": [
    "તમારો ઓર્ડર {number} લઈ જવા તૈયાર છે",
    "आपका ऑर्डर {number} ले जाने के लिए तैयार है",
  ],
  "Your order {number} is packed. You can collect it at our press.": [
    "તમારો ઓર્ડર {number} પેક થઈ ગયો છે. મિલ પરથી લઈ જઈ શકો છો.",
    "आपका ऑर्डर {number} पैक हो गया है। मिल से ले जा सकते हैं।",
  ],
  "Please pay {total} when you collect it.": ["લઈ જાઓ ત્યારે {total} ચૂકવો.", "ले जाते समय {total} दें।"],
  "You have collected your order {number}": [
    "ઓર્ડર {number} તમને મળી ગયો છે",
    "आपका ऑर्डर {number} आपको मिल गया है",
  ],
  "Thank you for collecting your order {number}. We hope you like it.": [
    "ઓર્ડર {number} લઈ જવા બદલ આભાર. આશા છે કે તમને ગમશે.",
    "ऑर्डर {number} ले जाने के लिए धन्यवाद। उम्मीद है आपको पसंद आएगा।",
  ],
  "If something is missing or broken, please write to us.": [
    "કંઈ ઓછું કે તૂટેલું હોય તો અમને લખો.",
    "कुछ कम या टूटा हो तो हमें लिखें।",
  ],
  "Your order {number} was delivered": [
    "તમારો ઓર્ડર {number} પહોંચી ગયો છે",
    "आपका ऑर्डर {number} पहुंच गया है",
  ],
  "Your order {number} was delivered. We hope you like it.": [
    "તમારો ઓર્ડર {number} પહોંચી ગયો છે. આશા છે કે તમને ગમશે.",
    "आपका ऑर्डर {number} पहुंच गया है। उम्मीद है आपको पसंद आएगा।",
  ],
  "If something is missing or broken, or you did not get it, please write to us.": [
    "કંઈ ઓછું કે તૂટેલું હોય, અથવા ઓર્ડર ન મળ્યો હોય, તો અમને લખો.",
    "कुछ कम या टूटा हो, या ऑर्डर न मिला हो, तो हमें लिखें।",
  ],
  "The parcel of your order {number} came back": [
    "તમારા ઓર્ડર {number}નું પાર્સલ પાછું આવ્યું",
    "आपके ऑर्डर {number} का पार्सल वापस आ गया",
  ],
  "Your order {number} is cancelled": ["તમારો ઓર્ડર {number} રદ થયો", "आपका ऑर्डर {number} रद्द हुआ"],
  "The parcel with your order {number} came back to us, so the order is closed.": [
    "તમારા ઓર્ડર {number}નું પાર્સલ અમારી પાસે પાછું આવ્યું, તેથી ઓર્ડર બંધ થયો છે.",
    "आपके ऑर्डर {number} का पार्सल हमारे पास वापस आ गया, इसलिए ऑर्डर बंद हो गया है।",
  ],
  "Your order {number} is cancelled. Nothing will be sent.": [
    "તમારો ઓર્ડર {number} રદ થયો છે. કંઈ મોકલાશે નહીં.",
    "आपका ऑर्डर {number} रद्द हो गया है। कुछ नहीं भेजा जाएगा।",
  ],
  "When your money is on its way back, we write to you again.": [
    "તમારા પૈસા પાછા મોકલીશું ત્યારે ફરી લખીશું.",
    "आपके पैसे वापस भेजते समय हम फिर लिखेंगे।",
  ],
  "A refund for your order {number} is on its way": [
    "ઓર્ડર {number} માટે રિફંડ શરૂ થયું છે",
    "ऑर्डर {number} का रिफ़ंड शुरू हुआ है",
  ],
  "We are paying back {amount} for your order {number}.": [
    "ઓર્ડર {number} માટે {amount} પાછા આપીએ છીએ.",
    "ऑर्डर {number} के लिए {amount} वापस कर रहे हैं।",
  ],
  "It goes back the way you paid. Banks usually need 5 to 7 working days.": [
    "જે રીતે પેમેન્ટ થયું એ જ રીતે પાછું આવશે. બેંકને 5–7 કામકાજના દિવસ લાગે છે.",
    "जिस तरह पेमेंट हुआ, उसी तरह वापस आएगा। बैंक को 5–7 कामकाजी दिन लगते हैं।",
  ],
  "We have refunded {amount} for your order {number}": [
    "ઓર્ડર {number} માટે {amount}નું રિફંડ થયું",
    "ऑर्डर {number} के लिए {amount} का रिफ़ंड हुआ",
  ],
  "We have paid back {amount} for your order {number}.": [
    "ઓર્ડર {number} માટે {amount} પાછા આપ્યા છે.",
    "ऑर्डर {number} के लिए {amount} वापस कर दिए हैं।",
  ],
  "If it is not in your account yet, your bank may need a few more days to show it.": [
    "બેંક ખાતામાં હજી ન દેખાય તો બેંકને થોડા દિવસ વધુ લાગી શકે.",
    "बैंक खाते में अभी न दिखे तो बैंक को कुछ दिन और लग सकते हैं।",
  ],
  Reason: ["કારણ", "कारण"],
  "Please confirm your order {number}": [
    "તમારો ઓર્ડર {number} કન્ફર્મ કરો",
    "अपना ऑर्डर {number} कन्फ़र्म करें",
  ],
  "Thank you for your order {number}. Please confirm it on its page: we pack it after that. Without your confirmation we cancel it after 24 hours.":
    [
      "તમારા ઓર્ડર {number} બદલ આભાર. તેના પેજ પર કન્ફર્મ કરો, પછી અમે પેક કરીશું. કન્ફર્મ ન થાય તો 24 કલાક પછી રદ થશે.",
      "आपके ऑर्डर {number} के लिए धन्यवाद। उसके पेज पर कन्फ़र्म करें, फिर हम पैक करेंगे। कन्फ़र्म न हो तो 24 घंटे बाद रद्द होगा।",
    ],
  "To pay when the parcel comes": ["પાર્સલ આવે ત્યારે ચૂકવવાના", "पार्सल आने पर देना है"],
  "You did not order this? Then do nothing; it will not be sent.": [
    "આ ઓર્ડર તમે નથી કર્યો? તો કંઈ ન કરો, તે મોકલાશે નહીં.",
    "यह ऑर्डर आपने नहीं किया? तो कुछ न करें, यह भेजा नहीं जाएगा।",
  ],
  "Your order {number} still waits for you": [
    "તમારો ઓર્ડર {number} હજી કન્ફર્મ થયો નથી",
    "आपका ऑर्डर {number} अभी कन्फ़र्म नहीं हुआ है",
  ],
  "We have not packed your order {number} yet, because you have not confirmed it. Without your confirmation we cancel it 24 hours after you ordered.":
    [
      "તમારો ઓર્ડર {number} કન્ફર્મ થયો નથી, તેથી હજી પેક કર્યો નથી. કન્ફર્મ ન થાય તો ઓર્ડર થયાના 24 કલાક પછી રદ થશે.",
      "आपका ऑर्डर {number} कन्फ़र्म नहीं हुआ है, इसलिए अभी पैक नहीं किया। कन्फ़र्म न हो तो ऑर्डर होने के 24 घंटे बाद रद्द होगा।",
    ],
  "Your order {number} was not confirmed within 24 hours, so we cancelled it. Nothing will be sent, and there is nothing to pay.":
    [
      "તમારો ઓર્ડર {number} 24 કલાકમાં કન્ફર્મ ન થયો, તેથી રદ કર્યો છે. કંઈ મોકલાશે નહીં, અને કંઈ ચૂકવવાનું નથી.",
      "आपका ऑर्डर {number} 24 घंटे में कन्फ़र्म नहीं हुआ, इसलिए रद्द किया है। कुछ नहीं भेजा जाएगा, और कुछ देना नहीं है।",
    ],
  "You still want it? Please order again, or write to us.": [
    "હજી જોઈએ છે? ફરી ઓર્ડર કરો, અથવા અમને લખો.",
    "अब भी चाहिए? फिर से ऑर्डर करें, या हमें लिखें।",
  ],
  "Your transfer for order {number} has not reached us within {days, plural, one {# day} other {# days}}, so we cancelled it. Nothing will be sent.":
    [
      "ઓર્ડર {number} માટે તમારું ટ્રાન્સફર {days, plural, one {# દિવસ} other {# દિવસ}}માં મળ્યું નથી, તેથી ઓર્ડર રદ કર્યો છે. કંઈ મોકલાશે નહીં.",
      "ऑर्डर {number} के लिए आपका ट्रांसफ़र {days, plural, one {# दिन} other {# दिन}} में नहीं मिला, इसलिए ऑर्डर रद्द किया है। कुछ नहीं भेजा जाएगा।",
    ],
  "Your order {number} goes to another address": [
    "તમારો ઓર્ડર {number} બીજા સરનામે જશે",
    "आपका ऑर्डर {number} दूसरे पते पर जाएगा",
  ],
  "We have changed the address of your order {number}. If it is not right, please write to us.": [
    "ઓર્ડર {number} માટેનું સરનામું બદલ્યું છે. બરાબર ન હોય તો અમને લખો.",
    "ऑर्डर {number} का पता बदला है। सही न हो तो हमें लिखें।",
  ],
};
