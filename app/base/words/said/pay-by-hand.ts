import type { Said } from "../catalogue";

/** Orders that are not paid online. */
export const said: Said = {
  "Order placed": ["ઓર્ડર થયો", "ऑर्डर हुआ"],
  "Order cancelled": ["ઓર્ડર રદ થયો", "ऑर्डर रद्द हुआ"],
  "Thank you. We pack your order as soon as your {amount} has reached us.": [
    "આભાર. તમારા {amount} મળે એટલે તરત ઓર્ડર પેક કરીશું.",
    "धन्यवाद। आपके {amount} मिलते ही ऑर्डर पैक करेंगे।",
  ],
  "Please pay by {moment}: an order whose money has not come by then is cancelled.": [
    "{moment} સુધીમાં ચૂકવો. ત્યાં સુધીમાં પૈસા ન મળે તો ઓર્ડર રદ થાય છે.",
    "{moment} तक भुगतान करें। तब तक पैसे न मिलें तो ऑर्डर रद्द हो जाता है।",
  ],
  "{amount} is paid already.": ["{amount} ચૂકવાઈ ગયા છે.", "{amount} दिए जा चुके हैं।"],
  "Thank you. You pay {amount} later, as agreed with us.": [
    "આભાર. નક્કી થયા મુજબ {amount} પછીથી ચૂકવવાના.",
    "धन्यवाद। जैसा तय हुआ, {amount} बाद में देना है।",
  ],
  "Thank you. Please pay {amount} when you collect your order.": [
    "આભાર. ઓર્ડર લેવા આવો ત્યારે {amount} ચૂકવો.",
    "धन्यवाद। ऑर्डर लेने आएं तब {amount} का पेमेंट करें।",
  ],
  "Thank you. Please have {amount} ready when the parcel comes.": [
    "આભાર. પાર્સલ આવે ત્યારે {amount} તૈયાર રાખો.",
    "धन्यवाद। पार्सल आने पर {amount} तैयार रखें।",
  ],
  "How to pay": ["પેમેન્ટ કેવી રીતે કરવું", "पेमेंट कैसे करें"],
  "Or by bank transfer": ["અથવા બેંક ટ્રાન્સફરથી", "या बैंक ट्रांसफ़र से"],
  "Please write to us for our account.": [
    "અમારા બેંક ખાતા માટે અમને લખો.",
    "हमारे बैंक खाते के लिए हमें लिखें।",
  ],
  "Amount: <sum>{amount}</sum>. Please write <order>{number}</order> as the reference, so that we know whose money it is.":
    [
      "રકમ: <sum>{amount}</sum>. રેફરન્સમાં <order>{number}</order> લખો, જેથી ખબર પડે કે પૈસા કોના છે.",
      "रकम: <sum>{amount}</sum>। रेफ़रेंस में <order>{number}</order> लिखें, ताकि पता चले कि पैसे किसके हैं।",
    ],
  "Please confirm your order": ["તમારો ઓર્ડર કન્ફર્મ કરો", "अपना ऑर्डर कन्फ़र्म करें"],
  "We pack your order after that. You pay when it comes.": [
    "તે પછી ઓર્ડર પેક કરીશું. પેમેન્ટ આવે ત્યારે કરવાનું.",
    "उसके बाद ऑर्डर पैक करेंगे। पेमेंट आने पर करना है।",
  ],
  "We have sent you a mail: please press “Confirm my order” in it. We pack your order after that; without a confirmation we cancel it after 24 hours.":
    [
      "અમે ઇમેઇલ મોકલ્યો છે: તેમાં “મારો ઓર્ડર કન્ફર્મ કરો” દબાવો. તે પછી ઓર્ડર પેક કરીશું; કન્ફર્મ ન થાય તો 24 કલાક પછી રદ થશે.",
      "हमने ईमेल भेजा है: उसमें “मेरा ऑर्डर कन्फ़र्म करें” दबाएं। उसके बाद ऑर्डर पैक करेंगे; कन्फ़र्म न हो तो 24 घंटे बाद रद्द होगा।",
    ],
  "We call you on your mobile number, and pack your order after that.": [
    "અમે તમારા મોબાઇલ નંબર પર ફોન કરીશું, પછી ઓર્ડર પેક કરીશું.",
    "हम आपके मोबाइल नंबर पर फ़ोन करेंगे, फिर ऑर्डर पैक करेंगे।",
  ],
  "We mail you a link or call you on your mobile number: please confirm your order then. We pack it after that; without a confirmation we cancel it.":
    [
      "અમે ઇમેઇલથી લિંક મોકલીશું અથવા મોબાઇલ નંબર પર ફોન કરીશું: ત્યારે ઓર્ડર કન્ફર્મ કરો. તે પછી પેક કરીશું; કન્ફર્મ ન થાય તો રદ થશે.",
      "हम ईमेल से लिंक भेजेंगे या मोबाइल नंबर पर फ़ोन करेंगे: तब ऑर्डर कन्फ़र्म करें। उसके बाद पैक करेंगे; कन्फ़र्म न हो तो रद्द होगा।",
    ],
  "Pay {amount} with any UPI app: scan the code, or tap “Open UPI app” on your phone. Check that the app shows the name {payee}.":
    [
      "કોઈ પણ UPI એપથી {amount} ચૂકવો: કોડ સ્કેન કરો, અથવા ફોન પર “UPI એપ ખોલો” દબાવો. એપમાં આ નામ દેખાય છે તે તપાસો: {payee}.",
      "किसी भी UPI ऐप से {amount} का पेमेंट करें: कोड स्कैन करें, या फ़ोन पर “UPI ऐप खोलें” दबाएं। ऐप में यह नाम दिखे, जांच लें: {payee}।",
    ],
  "UPI code: {amount} to {vpa}, order {number}": [
    "UPI કોડ: {amount}, {vpa}, ઓર્ડર {number}",
    "UPI कोड: {amount}, {vpa}, ऑर्डर {number}",
  ],
  "Pay {amount} with any UPI app: tap yours, or scan the code from another phone. Check that the app shows the name {payee}.":
    [
      "કોઈ પણ UPI એપથી {amount} ચૂકવો: તમારી એપ દબાવો, અથવા બીજા ફોનથી કોડ સ્કેન કરો. એપમાં આ નામ દેખાય છે તે તપાસો: {payee}.",
      "किसी भी UPI ऐप से {amount} का पेमेंट करें: अपना ऐप दबाएं, या दूसरे फ़ोन से कोड स्कैन करें। ऐप में यह नाम दिखे, जांच लें: {payee}।",
    ],
  "Pay {amount} with any UPI app. Check that the app shows the name {payee}.": [
    "કોઈ પણ UPI એપથી {amount} ચૂકવો. એપમાં આ નામ દેખાય છે તે તપાસો: {payee}.",
    "किसी भी UPI ऐप से {amount} का पेमेंट करें। ऐप में यह नाम दिखे, जांच लें: {payee}।",
  ],
  "Open this page in your browser: from inside another app a UPI app does not open. Or copy the UPI id here and pay in your UPI app.":
    [
      "આ પેજ તમારા બ્રાઉઝરમાં ખોલો: બીજી એપની અંદરથી UPI એપ ખૂલતી નથી. અથવા અહીંથી UPI ID કોપી કરીને તમારી UPI એપમાં ચૂકવો.",
      "यह पेज अपने ब्राउज़र में खोलें: दूसरे ऐप के अंदर से UPI ऐप नहीं खुलता। या यहां से UPI ID कॉपी करके अपने UPI ऐप में पेमेंट करें।",
    ],
  "Another UPI app": ["બીજી UPI એપ", "दूसरा UPI ऐप"],
  "Copy: UPI id": ["કોપી કરો: UPI ID", "कॉपी करें: UPI ID"],
  "Copy: Amount": ["કોપી કરો: રકમ", "कॉपी करें: रकम"],
  "Copy: Note": ["કોપી કરો: નોંધ", "कॉपी करें: नोट"],
  "Open UPI app": ["UPI એપ ખોલો", "UPI ऐप खोलें"],
  "Does the app refuse? Then pay by hand:": [
    "એપમાં ન થાય? તો જાતે લખીને ચૂકવો:",
    "ऐप में नहीं हो रहा? तो खुद लिखकर पेमेंट करें:",
  ],
  "UPI id": ["UPI ID", "UPI ID"],
  Amount: ["રકમ", "रकम"],
  "We never ask for your UPI PIN or a one-time password.": [
    "અમે ક્યારેય UPI PIN કે OTP માગતા નથી.",
    "हम कभी UPI PIN या OTP नहीं मांगते।",
  ],
  "UPI reference (UTR), if you have paid": [
    "UPI રેફરન્સ (UTR), જો પેમેન્ટ થઈ ગયું હોય",
    "UPI रेफ़रेंस (UTR), अगर पेमेंट हो गया हो",
  ],
  "The 12 digits that your UPI app shows after paying. We check them in working hours and hold your order until then.":
    [
      "પેમેન્ટ પછી UPI એપમાં દેખાતા 12 આંકડા. અમે કામકાજના સમયે તપાસીશું, ત્યાં સુધી ઓર્ડર સચવાયેલો રહેશે.",
      "पेमेंट के बाद UPI ऐप में दिखने वाले 12 अंक। हम कामकाज के समय जांचेंगे, तब तक ऑर्डर सुरक्षित है।",
    ],
  "Change the reference": ["રેફરન્સ બદલો", "रेफ़रेंस बदलें"],
  "Send the reference": ["રેફરન્સ મોકલો", "रेफ़रेंस भेजें"],
  "UPI reference is required": ["UPI રેફરન્સ લખો", "UPI रेफ़रेंस लिखें"],
  "UPI reference must have 12 digits, as your UPI app shows them after paying": [
    "UPI રેફરન્સ 12 આંકડાનો લખો, જે પેમેન્ટ પછી UPI એપમાં દેખાય છે",
    "12 अंकों का UPI रेफ़रेंस लिखें, जो पेमेंट के बाद UPI ऐप में दिखता है",
  ],
};
