import type { Said } from "../catalogue";

/** Where the privacy notice is linked, and consent to mails with news. */
export const said: Said = {
  "Privacy notice": ["પ્રાઇવસી સૂચના", "प्राइवेसी सूचना"],
  "Which data our shop keeps of you, what for, how long and who gets it; how to withdraw consent, use your rights and complain.":
    [
      "અમારી દુકાન તમારી કઈ માહિતી, શા માટે, ક્યાં સુધી રાખે છે અને કોને આપે છે; સંમતિ પાછી લેવાની, હક વાપરવાની અને ફરિયાદની રીત.",
      "हमारी दुकान आपकी कौन सी जानकारी, किसलिए, कब तक रखती है और किसे देती है; सहमति वापस लेने, हक इस्तेमाल करने और शिकायत का तरीका।",
    ],
  "This is an older version. <a>Read the one of today</a>": [
    "આ જૂનું વર્ઝન છે. <a>આજનું વાંચો</a>",
    "यह पुराना वर्ज़न है। <a>आज का पढ़ें</a>",
  ],
  "What we keep of this, and what for: <a>Privacy notice</a>": [
    "આમાંથી અમે શું અને શા માટે રાખીએ છીએ: <a>પ્રાઇવસી સૂચના</a>",
    "इसमें से हम क्या और किसलिए रखते हैं: <a>प्राइवेसी सूचना</a>",
  ],
  "What we keep of you, what for, how long and who gets it stands in a notice of its own: <a>Privacy notice</a>.":
    [
      "અમે તમારી કઈ માહિતી, શા માટે, ક્યાં સુધી રાખીએ છીએ અને તે કોને મળે છે તે અલગ સૂચનામાં છે: <a>પ્રાઇવસી સૂચના</a>.",
      "हम आपकी कौन सी जानकारी, किसलिए, कब तक रखते हैं और वह किसे मिलती है यह अलग सूचना में है: <a>प्राइवेसी सूचना</a>।",
    ],
  "Send me mails with news of oil, prices and offers. I can stop this at any time.": [
    "મને નવું તેલ, ભાવ અને ઓફરના સમાચાર ઇમેઇલથી મોકલો. હું ગમે ત્યારે બંધ કરી શકું.",
    "मुझे नए तेल, कीमत और ऑफ़र की खबरें ईमेल से भेजें। इन्हें कभी भी बंद किया जा सकता है।",
  ],
  "Version of {day}": ["{day}નું વર્ઝન", "{day} का वर्ज़न"],
  "Mails with news": ["ઇમેઇલથી સમાચાર", "ईमेल से खबरें"],
  "You get news of new oil, prices and offers at {email}.": [
    "નવું તેલ, ભાવ અને ઓફરના સમાચાર તમને {email} પર મળે છે.",
    "नया तेल, कीमत और ऑफ़र की खबरें आपको {email} पर मिलती हैं।",
  ],
  "You get no news from us by email, only what concerns your orders and your account.": [
    "તમને ઇમેઇલથી સમાચાર મળતા નથી, ફક્ત ઓર્ડર અને એકાઉન્ટને લગતા ઇમેઇલ મળે છે.",
    "आपको ईमेल से खबरें नहीं मिलतीं, सिर्फ़ ऑर्डर और अकाउंट से जुड़े ईमेल मिलते हैं।",
  ],
  "Send me no more news": ["હવે સમાચાર ન મોકલો", "अब खबरें न भेजें"],
  "Send me news": ["મને સમાચાર મોકલો", "मुझे खबरें भेजें"],
  "We send you no more news.": ["હવે તમને સમાચાર નહીં મોકલીએ.", "अब हम आपको खबरें नहीं भेजेंगे।"],
  "We send you news by email.": ["અમે તમને ઇમેઇલથી સમાચાર મોકલીશું.", "हम आपको ईमेल से खबरें भेजेंगे।"],
  "No more news by email": ["ઇમેઇલથી સમાચાર બંધ", "ईमेल से खबरें बंद"],
  "Shall we stop sending you news of oil, prices and offers?": [
    "તેલ, ભાવ અને ઓફરના સમાચાર મોકલવાનું બંધ કરીએ?",
    "क्या तेल, कीमत और ऑफ़र की खबरें भेजना बंद करें?",
  ],
  "We send you no more news. Mails about your orders still come.": [
    "હવે સમાચાર નહીં મોકલીએ. તમારા ઓર્ડરના ઇમેઇલ આવતા રહેશે.",
    "अब खबरें नहीं भेजेंगे। आपके ऑर्डर के ईमेल आते रहेंगे।",
  ],
};
