import type { Said } from "../catalogue";

/** The shopper's own area: dashboard, profile, devices, addresses. */
export const said: Said = {
  Dashboard: ["એકાઉન્ટ", "अकाउंट"],
  "Your account": ["તમારું એકાઉન્ટ", "आपका अकाउंट"],
  Profile: ["પ્રોફાઇલ", "प्रोफ़ाइल"],
  Orders: ["ઓર્ડર", "ऑर्डर"],
  Addresses: ["સરનામાં", "पते"],
  "Your orders": ["તમારા ઓર્ડર", "आपके ऑर्डर"],
  "What you bought and how far it has come": ["શું ખરીદ્યું અને ક્યાં પહોંચ્યું", "क्या खरीदा और कहां तक पहुंचा"],
  "Your profile": ["તમારી પ્રોફાઇલ", "आपकी प्रोफ़ाइल"],
  "Phone, address and password": ["મોબાઇલ નંબર, સરનામું અને પાસવર્ડ", "मोबाइल नंबर, पता और पासवर्ड"],
  "Your addresses": ["તમારાં સરનામાં", "आपके पते"],
  "Where your parcels go": ["પાર્સલ ક્યાં જાય છે", "पार्सल कहां जाते हैं"],
  "Quick order": ["ઝડપી ઓર્ડર", "झटपट ऑर्डर"],
  "All packs on one sheet, any number of each": [
    "બધાં પેક એક જ પેજ પર, જોઈએ તેટલાં",
    "सभी पैक एक ही पेज पर, जितने चाहें",
  ],
  Update: ["અપડેટ કરો", "अपडेट करें"],
  "Profile Updated Successfully": ["પ્રોફાઇલ અપડેટ થઈ ગઈ", "प्रोफ़ाइल अपडेट हो गई"],
  "Leave it blank to keep the one you have. A new one logs you out on all other devices.": [
    "હાલનો જ રાખવો હોય તો ખાલી રાખો. નવો રાખવાથી બીજાં બધાં ડિવાઇસ લોગ આઉટ થશે.",
    "मौजूदा ही रखना हो तो खाली छोड़ें। नया रखने पर बाकी सभी डिवाइस लॉग आउट होंगे।",
  ],
  "For a new password only.": ["ફક્ત નવા પાસવર્ડ માટે.", "केवल नए पासवर्ड के लिए।"],
  "Signed-in devices": ["લોગ ઇન થયેલાં ડિવાઇસ", "लॉग इन वाले डिवाइस"],
  "Since {since}, last used {lastUsed}": [
    "{since} થી, છેલ્લે {lastUsed}",
    "{since} से, आखिरी बार {lastUsed}",
  ],
  "This device": ["આ ડિવાઇસ", "यह डिवाइस"],
  "{program} on {system}": ["{system} પર {program}", "{system} पर {program}"],
  "A program": ["પ્રોગ્રામ", "प्रोग्राम"],
  "A browser": ["બ્રાઉઝર", "ब्राउज़र"],
  "Log out <hidden>{device}</hidden>": [
    "લોગ આઉટ કરો <hidden>{device}</hidden>",
    "लॉग आउट करें <hidden>{device}</hidden>",
  ],
  "Log out everywhere else": ["બીજે બધેથી લોગ આઉટ કરો", "बाकी सब जगह से लॉग आउट करें"],
  "Say which device to log out.": [
    "કયું ડિવાઇસ લોગ આઉટ કરવું છે તે પસંદ કરો.",
    "चुनें कि किस डिवाइस को लॉग आउट करना है।",
  ],
  "You are logged out": ["લોગ આઉટ થઈ ગયું", "लॉग आउट हो गया"],
  "That device was logged out before": ["એ ડિવાઇસ પહેલેથી લોગ આઉટ હતું", "वह डिवाइस पहले ही लॉग आउट था"],
  "You are logged in on no other device": [
    "બીજા કોઈ ડિવાઇસ પર લોગ ઇન નથી",
    "किसी और डिवाइस पर लॉग इन नहीं है",
  ],
  "{n, plural, one {# device is logged out} other {# devices are logged out}}": [
    "{n, plural, one {# ડિવાઇસ લોગ આઉટ થયું} other {# ડિવાઇસ લોગ આઉટ થયાં}}",
    "{n, plural, one {# डिवाइस लॉग आउट हुआ} other {# डिवाइस लॉग आउट हुए}}",
  ],
  "Checkout offers them; the usual one without asking.": [
    "ચેકઆઉટમાં આ સરનામાં મળશે; મુખ્ય સરનામું આપોઆપ.",
    "चेकआउट में ये पते मिलेंगे; मुख्य पता अपने आप।",
  ],
  "There are no addresses yet.": ["હજી કોઈ સરનામું નથી.", "अभी कोई पता नहीं है।"],
  "Add an address": ["સરનામું ઉમેરો", "पता जोड़ें"],
  "Add address": ["સરનામું ઉમેરો", "पता जोड़ें"],
  "Usual address": ["મુખ્ય સરનામું", "मुख्य पता"],
  "Make it the usual one <hidden>{address}</hidden>": [
    "મુખ્ય બનાવો <hidden>{address}</hidden>",
    "मुख्य बनाएं <hidden>{address}</hidden>",
  ],
  "We are looking at the payment of order {number}.": [
    "ઓર્ડર {number}: પેમેન્ટની તપાસ ચાલુ છે.",
    "ऑर्डर {number} के पेमेंट की जांच चल रही है।",
  ],
  "The payment of order {number} is being confirmed.": [
    "ઓર્ડર {number}: પેમેન્ટ કન્ફર્મ થાય છે.",
    "ऑर्डर {number} का पेमेंट कन्फ़र्म हो रहा है।",
  ],
  "We are waiting for your bank about order {number}.": [
    "ઓર્ડર {number} માટે બેંકની રાહ જોઈએ છીએ.",
    "ऑर्डर {number} के लिए बैंक का इंतज़ार है।",
  ],
  "View order": ["ક્યાં પહોંચ્યું તે જુઓ", "देखें कहां तक पहुंचा"],
  "Still to pay: {amount}, for {numbers}.": [
    "ચૂકવવાના બાકી: {amount}, ઓર્ડર {numbers} માટે.",
    "पेमेंट बाकी: {amount}, ऑर्डर {numbers} के लिए।",
  ],
  "You have no orders yet.": ["તમારો હજી કોઈ ઓર્ડર નથી.", "अभी आपका कोई ऑर्डर नहीं है।"],
  "How far it is": ["ઓર્ડર ક્યાં પહોંચ્યો", "ऑर्डर कहां तक पहुंचा"],
  "How far order {number} is": ["ઓર્ડર {number} ક્યાં પહોંચ્યો", "ऑर्डर {number} कहां तक पहुंचा"],
  "How to pay by transfer": ["ટ્રાન્સફરથી કેવી રીતે ચૂકવવું", "ट्रांसफ़र से पेमेंट कैसे करें"],
  "How to pay by transfer: {number}": [
    "ટ્રાન્સફરથી કેવી રીતે ચૂકવવું: {number}",
    "ट्रांसफ़र से पेमेंट कैसे करें: {number}",
  ],
};
