import type { Said } from "../catalogue";

/** What a buyer does with an order: cancels it, orders it again, opens it, keeps it. */
export const said: Said = {
  "Order again": ["ફરી ઓર્ડર કરો", "फिर से ऑर्डर करें"],
  "Order again: {number}": ["ફરી ઓર્ડર કરો: {number}", "फिर से ऑर्डर करें: {number}"],
  "Cancel order": ["ઓર્ડર રદ કરો", "ऑर्डर रद्द करें"],
  "Cancel order {number}": ["ઓર્ડર {number} રદ કરો", "ऑर्डर {number} रद्द करें"],
  "Cancel order {number}?": ["ઓર્ડર {number} રદ કરવો છે?", "ऑर्डर {number} रद्द करना है?"],
  "Cancel this order": ["આ ઓર્ડર રદ કરો", "यह ऑर्डर रद्द करें"],
  "Keep the order": ["ઓર્ડર રાખો", "ऑर्डर रहने दें"],
  "We do not send order {number}. There is nothing to pay back.": [
    "ઓર્ડર {number} મોકલીશું નહીં. કંઈ પાછું આપવાનું નથી.",
    "ऑर्डर {number} नहीं भेजेंगे। कुछ लौटाना नहीं है।",
  ],
  "We do not send order {number}. You have paid it? Then please write to us.": [
    "ઓર્ડર {number} મોકલીશું નહીં. પૈસા મોકલી દીધા છે? તો અમને લખો.",
    "ऑर्डर {number} नहीं भेजेंगे। पैसे भेज दिए हैं? तो हमें लिखें।",
  ],
  "We do not send order {number}. {online} goes back the way you paid, and we write to you about giving {rest} back.":
    [
      "અમે ઓર્ડર {number} મોકલતા નથી. {online} જે રીતે ચૂકવ્યા હતા એ રીતે પાછા આવે છે, અને {rest} પાછા આપવા વિશે તમને લખીએ છીએ.",
      "हम ऑर्डर {number} नहीं भेजते। {online} जिस तरह दिए थे उसी तरह वापस आते हैं, और {rest} लौटाने के बारे में आपको लिखते हैं।",
    ],
  "We do not send order {number}, and write to you about giving {amount} back.": [
    "ઓર્ડર {number} મોકલીશું નહીં. {amount} પાછા આપવા વિશે અમે તમને લખીશું.",
    "ऑर्डर {number} नहीं भेजेंगे। {amount} लौटाने के बारे में हम आपको लिखेंगे।",
  ],
  "We do not send order {number}. {amount} goes back the way you paid; banks usually need 5 to 7 working days.":
    [
      "ઓર્ડર {number} મોકલીશું નહીં. જે રીતે પેમેન્ટ થયું એ જ રીતે {amount} પાછા આવશે; બેંકને 5–7 કામકાજના દિવસ લાગે છે.",
      "ऑर्डर {number} नहीं भेजेंगे। जिस तरह पेमेंट हुआ, उसी तरह {amount} वापस आएंगे; बैंक को 5–7 कामकाजी दिन लगते हैं।",
    ],
  "Order {number} is cancelled.": ["ઓર્ડર {number} રદ થયો.", "ऑर्डर {number} रद्द हुआ।"],
  "{amount} goes back the way you paid.": [
    "જે રીતે પેમેન્ટ થયું એ જ રીતે {amount} પાછા આવશે.",
    "जिस तरह पेमेंट हुआ, उसी तरह {amount} वापस आएंगे।",
  ],
  "Order {number} cannot be cancelled here any more.": [
    "ઓર્ડર {number} હવે અહીં રદ થઈ શકતો નથી.",
    "ऑर्डर {number} अब यहां रद्द नहीं हो सकता।",
  ],
  "This order cannot be cancelled here any more: we have packed it. Please write to us, we find a way.":
    [
      "આ ઓર્ડર પેક થઈ ગયો છે, હવે અહીં રદ થઈ શકતો નથી. અમને લખો, રસ્તો કાઢીશું.",
      "यह ऑर्डर पैक हो गया है, अब यहां रद्द नहीं हो सकता। हमें लिखें, रास्ता निकालेंगे।",
    ],
  "Something went wrong. The order is not cancelled.": [
    "કંઈક ગરબડ થઈ. ઓર્ડર રદ થયો નથી.",
    "कुछ गड़बड़ हुई। ऑर्डर रद्द नहीं हुआ है।",
  ],
  "Only the buyer can cancel this order. Please log in.": [
    "આ ઓર્ડર ગ્રાહક પોતે જ રદ કરી શકે. લોગ ઇન કરો.",
    "यह ऑर्डर ग्राहक खुद ही रद्द कर सकता है। लॉग इन करें।",
  ],
  "Is this your order?": ["આ તમારો ઓર્ડર છે?", "क्या यह आपका ऑर्डर है?"],
  "The mobile number of the order": ["ઓર્ડરમાં આપેલો મોબાઇલ નંબર", "ऑर्डर में दिया मोबाइल नंबर"],
  "It opens the address, the invoice and changes in this browser.": [
    "તેનાથી આ બ્રાઉઝરમાં સરનામું, બિલ અને ફેરફાર ખૂલશે.",
    "इससे इस ब्राउज़र में पता, बिल और बदलाव खुलेंगे।",
  ],
  "Show everything": ["બધું બતાવો", "सब दिखाएं"],
  "Too many tries. Please wait {n, plural, one {# minute} other {# minutes}} and try again, or write to us.":
    [
      "ઘણી વાર પ્રયાસ થયો. {n, plural, one {# મિનિટ} other {# મિનિટ}} પછી ફરી પ્રયાસ કરો, અથવા અમને લખો.",
      "बहुत बार कोशिश हुई। {n, plural, one {# मिनट} other {# मिनट}} बाद फिर से कोशिश करें, या हमें लिखें।",
    ],
  "That is not the number of this order. Please look for a typing mistake.": [
    "આ ઓર્ડરનો નંબર આ નથી. લખવામાં ભૂલ હોય તો તપાસી જુઓ.",
    "इस ऑर्डर का नंबर यह नहीं है। लिखने में गलती हो तो जांच लें।",
  ],
  "<a>Register</a> to type less next time.": [
    "<a>એકાઉન્ટ બનાવો</a>, ફરી વાર ઓછું લખવું પડશે.",
    "<a>अकाउंट बनाएं</a>, अगली बार कम लिखना पड़ेगा।",
  ],
  "Keep this address": ["આ સરનામું સાચવો", "यह पता सेव करें"],
  "Keep this address: choose a password": [
    "આ સરનામું સાચવવા પાસવર્ડ રાખો",
    "यह पता सेव करने के लिए पासवर्ड रखें",
  ],
  "We mail you a link to the page where you choose it, so that nobody else can.": [
    "પાસવર્ડ રાખવાના પેજની લિંક અમે તમને ઇમેઇલ કરીશું, જેથી બીજું કોઈ તે ન રાખી શકે.",
    "पासवर्ड रखने के पेज का लिंक हम आपको ईमेल करेंगे, ताकि कोई और उसे न रख सके।",
  ],
  "Mail me the link": ["લિંક ઇમેઇલ કરો", "लिंक ईमेल करें"],
  "We have sent you links already. Please wait {n, plural, one {# minute} other {# minutes}} for another one.":
    [
      "લિંક મોકલી દીધી છે. બીજી માટે {n, plural, one {# મિનિટ} other {# મિનિટ}} રાહ જુઓ.",
      "लिंक भेज दिया है। दूसरे के लिए {n, plural, one {# मिनट} other {# मिनट}} रुकें।",
    ],
  "We have sent you a link. Open it within 7 days to choose a password.": [
    "અમે તમને લિંક મોકલી છે. પાસવર્ડ રાખવા તે 7 દિવસમાં ખોલો.",
    "हमने आपको लिंक भेजा है। पासवर्ड रखने के लिए उसे 7 दिन में खोलें।",
  ],
  "Keep your address for the next order": [
    "આગલા ઓર્ડર માટે તમારું સરનામું સાચવો",
    "अगले ऑर्डर के लिए अपना पता सेव करें",
  ],
  "You asked us to keep the address of your order {number}. Open this link within 7 days and choose a password: your order and its address are then in your account. The link works once.":
    [
      "તમે ઓર્ડર {number} માટેનું સરનામું સાચવવા કહ્યું હતું. આ લિંક 7 દિવસમાં ખોલો અને પાસવર્ડ રાખો: પછી ઓર્ડર અને સરનામું તમારા એકાઉન્ટમાં રહેશે. લિંક એક વાર ચાલે છે.",
      "आपने ऑर्डर {number} का पता सेव करने को कहा था। यह लिंक 7 दिन में खोलें और पासवर्ड रखें: फिर ऑर्डर और पता आपके अकाउंट में रहेंगे। लिंक एक बार चलता है।",
    ],
  "Choose a password": ["પાસવર્ડ રાખો", "पासवर्ड रखें"],
  "If it was not you, there is nothing to do.": [
    "તમે ન કહ્યું હોય તો કંઈ કરવાનું નથી.",
    "आपने न कहा हो तो कुछ नहीं करना है।",
  ],
  "Is this your email address?": ["આ તમારો ઇમેઇલ છે?", "क्या यह आपका ईमेल है?"],
  "Until you press this button or the order is paid, we send it no more mails.": [
    "આ બટન દબાવો અથવા ઓર્ડરનું પેમેન્ટ થાય ત્યાં સુધી અમે બીજા ઇમેઇલ મોકલતા નથી.",
    "यह बटन दबाने या ऑर्डर का पेमेंट होने तक हम और ईमेल नहीं भेजते।",
  ],
  "Press this button, and we also write to it about orders that are not paid yet.": [
    "આ બટન દબાવો, તો જે ઓર્ડરનું પેમેન્ટ બાકી હોય તેના વિશે પણ અમે તેના પર લખીશું.",
    "यह बटन दबाएं, तो जिन ऑर्डर का पेमेंट बाकी है उनके बारे में भी हम इस पर लिखेंगे।",
  ],
  "Yes, this is my address": ["હા, આ મારો ઇમેઇલ છે", "हां, यह मेरा ईमेल है"],
  "Yes, write to me about this order": ["હા, આ ઓર્ડર વિશે મને લખો", "हां, इस ऑर्डर के बारे में मुझे लिखें"],
};
