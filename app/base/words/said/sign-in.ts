import type { Said } from "../catalogue";

/** Registering and logging in. */
export const said: Said = {
  Register: ["એકાઉન્ટ બનાવો", "अकाउंट बनाएं"],
  Password: ["પાસવર્ડ", "पासवर्ड"],
  Address: ["સરનામું", "पता"],
  "Where we send your oil, with the pincode": [
    "તેલ ક્યાં મોકલીએ, પિનકોડ સાથે",
    "तेल कहां भेजें, पिनकोड के साथ",
  ],
  "What city were you born in?": ["તમારો જન્મ કયા શહેરમાં થયો હતો?", "आपका जन्म किस शहर में हुआ था?"],
  "Asked again if you forget your password": [
    "પાસવર્ડ યાદ ન હોય ત્યારે આ ફરી પૂછીશું",
    "पासवर्ड याद न होने पर यह फिर पूछा जाएगा",
  ],
  "I agree to the <a>Terms of Service</a>": [
    "મને <a>સેવાની શરતો</a> મંજૂર છે",
    "मुझे <a>सेवा की शर्तें</a> मंज़ूर हैं",
  ],
  "Registered before? <a>Log in</a>": [
    "પહેલેથી એકાઉન્ટ છે? <a>લોગ ઇન કરો</a>",
    "पहले से अकाउंट है? <a>लॉग इन करें</a>",
  ],
  "You have an account? <a>Login</a>": ["એકાઉન્ટ છે? <a>લોગ ઇન કરો</a>", "अकाउंट है? <a>लॉग इन करें</a>"],
  "You are registered. Please log in.": [
    "તમારું એકાઉન્ટ બની ગયું. હવે લોગ ઇન કરો.",
    "आपका अकाउंट बन गया। अब लॉग इन करें।",
  ],
  "An account with this email exists already.": [
    "આ ઇમેઇલનું એકાઉન્ટ પહેલેથી છે.",
    "इस ईमेल का अकाउंट पहले से है।",
  ],
  "Log in": ["લોગ ઇન કરો", "लॉग इन करें"],
  "New here? <a>Register</a>": ["નવા છો? <a>એકાઉન્ટ બનાવો</a>", "नए हैं? <a>अकाउंट बनाएं</a>"],
  "The email or the password is not right.": [
    "ઇમેઇલ કે પાસવર્ડ બરાબર નથી.",
    "ईमेल या पासवर्ड सही नहीं है।",
  ],
  "You are logged in as {name}, and that page is for admins. Log in as an admin, or <a>go to your dashboard</a>.":
    [
      "તમે {name} નામે લોગ ઇન છો, અને એ પેજ દુકાનના સંચાલકો માટે છે. સંચાલક તરીકે લોગ ઇન કરો, અથવા <a>તમારા એકાઉન્ટમાં જાઓ</a>.",
      "आप {name} नाम से लॉग इन हैं, और वह पेज दुकान के संचालकों के लिए है। संचालक के तौर पर लॉग इन करें, या <a>अपने अकाउंट में जाएं</a>।",
    ],
  "Too many tries. Please wait {n, plural, one {# minute} other {# minutes}} and try again.": [
    "ઘણી વાર પ્રયાસ થયો. {n, plural, one {# મિનિટ} other {# મિનિટ}} પછી ફરી પ્રયાસ કરો.",
    "बहुत बार कोशिश हुई। {n, plural, one {# मिनट} other {# मिनट}} बाद फिर से कोशिश करें।",
  ],
  "Something went wrong!!": ["કંઈક ગરબડ થઈ", "कुछ गड़बड़ हुई"],
  "Login: your code": ["લોગ ઇન: તમારો કોડ", "लॉग इन: आपका कोड"],
  "Your code": ["તમારો કોડ", "आपका कोड"],
  Code: ["કોડ", "कोड"],
  "The password is right. Now open the app on your phone and type the code it shows.": [
    "પાસવર્ડ બરાબર છે. હવે ફોનમાં એપ ખોલો અને તેમાં દેખાતો કોડ લખો.",
    "पासवर्ड सही है। अब फ़ोन में ऐप खोलें और उसमें दिखा कोड लिखें।",
  ],
  "Without your phone: one of your recovery codes.": [
    "ફોન પાસે ન હોય તો: તમારો કોઈ રિકવરી કોડ.",
    "फ़ोन पास न हो तो: अपना कोई रिकवरी कोड।",
  ],
  "Back to the password": ["પાસવર્ડ પર પાછા જાઓ", "पासवर्ड पर वापस जाएं"],
  "This code is not right, or was used.": [
    "આ કોડ બરાબર નથી, અથવા વપરાઈ ગયો છે.",
    "यह कोड सही नहीं है, या इस्तेमाल हो चुका है।",
  ],
  "Keep your address": ["તમારું સરનામું સાચવો", "अपना पता सेव करें"],
  "For {email}, with order {number}": [
    "{email} માટે, ઓર્ડર {number} સાથે",
    "{email} के लिए, ऑर्डर {number} के साथ",
  ],
  "This link was used already, or it is older than 7 days.": [
    "આ લિંક વપરાઈ ગઈ છે, અથવા 7 દિવસથી જૂની છે.",
    "यह लिंक इस्तेमाल हो चुका है, या 7 दिन से पुराना है।",
  ],
  "You have an account already. Log in, and the order comes into it.": [
    "તમારું એકાઉન્ટ પહેલેથી છે. લોગ ઇન કરો એટલે ઓર્ડર તેમાં આવી જશે.",
    "आपका अकाउंट पहले से है। लॉग इन करते ही ऑर्डर उसमें आ जाएगा।",
  ],
  "Open my account": ["મારું એકાઉન્ટ ખોલો", "मेरा अकाउंट खोलें"],
  "Take the order in": ["ઓર્ડર એકાઉન્ટમાં લો", "ऑर्डर अकाउंट में लें"],
  "Your order and its address are in your account": [
    "તમારો ઓર્ડર અને સરનામું એકાઉન્ટમાં છે",
    "आपका ऑर्डर और पता अकाउंट में है",
  ],
};
