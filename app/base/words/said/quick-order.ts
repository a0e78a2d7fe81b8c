import type { Said } from "../catalogue";

/** The quick-order sheet. */
export const said: Said = {
  "All packs on one sheet, up to {most} of each.": [
    "બધાં પેક એક જ પેજ પર, દરેકના {most} સુધી.",
    "सभी पैक एक ही पेज पर, हर एक के {most} तक।",
  ],
  "You see your prices ({list}).": [
    "તમને તમારા ભાવ દેખાય છે ({list}).",
    "आपको आपकी कीमतें दिख रही हैं ({list})।",
  ],
  "Need an offer? <a>Ask for a bulk order</a>": [
    "વધુ જથ્થો જોઈએ છે? <a>જથ્થાબંધ ઓર્ડર માટે ભાવ પૂછો</a>",
    "ज़्यादा मात्रा चाहिए? <a>थोक ऑर्डर के लिए भाव पूछें</a>",
  ],
  "Nothing is on sale at the moment.": ["હમણાં કંઈ મળતું નથી.", "अभी कुछ नहीं मिल रहा।"],
  "Ask us": ["અમને પૂછો", "हमसे पूछें"],
  "1 pack, {sum} before delivery": ["1 પેક, ડિલિવરી વગર {sum}", "1 पैक, डिलीवरी के बिना {sum}"],
  "{packs} packs, {sum} before delivery": [
    "{packs} પેક, ડિલિવરી વગર {sum}",
    "{packs} पैक, डिलीवरी के बिना {sum}",
  ],
  "Put into the cart": ["કાર્ટમાં ઉમેરો", "कार्ट में जोड़ें"],
  "Pages of the sheet": ["ઝડપી ઓર્ડરનાં પેજ", "झटपट ऑर्डर के पेज"],
  "Packs of {name}, 0 to {most}": ["{name}: પેક, 0થી {most}", "{name}: पैक, 0 से {most}"],
  "Sold out": ["સ્ટોક પૂરો", "स्टॉक खत्म"],
  "Type a whole number from 0 to {most}.": [
    "0થી {most} સુધીની સંખ્યા લખો.",
    "0 से {most} तक की संख्या लिखें।",
  ],
  "Type how many packs you need": ["કેટલા પેક જોઈએ તે લખો", "कितने पैक चाहिए, लिखें"],
  "Your cart is as on the sheet": ["કાર્ટ આ પેજ મુજબ છે", "कार्ट इस पेज के मुताबिक है"],
  "A cart holds {most} different products. Please order these first.": [
    "કાર્ટમાં {most} જુદી પ્રોડક્ટ સમાય છે. પહેલાં આનો ઓર્ડર કરો.",
    "कार्ट में {most} अलग प्रोडक्ट आते हैं। पहले इनका ऑर्डर करें।",
  ],
  "{names}: not on sale any more. Nothing is in your cart yet; the other numbers stand as you typed them. Please send them again.":
    [
      "{names}: હવે મળતી નથી. કાર્ટમાં હજી કંઈ ઉમેરાયું નથી; બાકીની સંખ્યા તમે લખી તેમ જ છે. ફરી મોકલો.",
      "{names}: अब नहीं मिलता। कार्ट में अभी कुछ नहीं जुड़ा; बाकी संख्याएं आपके लिखे अनुसार हैं। फिर से भेजें।",
    ],
  "{n, plural, =1 {One product} other {# products}}": [
    "{n, plural, =1 {એક પ્રોડક્ટ} other {# પ્રોડક્ટ}}",
    "{n, plural, =1 {एक प्रोडक्ट} other {# प्रोडक्ट}}",
  ],
  "on the sheet": ["ઝડપી ઓર્ડરમાં", "झटपट ऑर्डर में"],
  "Change on the sheet": ["ઝડપી ઓર્ડરમાં બદલો", "झटपट ऑर्डर में बदलें"],
  "More than {most} packs: the quick-order sheet": [
    "{most}થી વધુ પેક: ઝડપી ઓર્ડર",
    "{most} से ज़्यादा पैक: झटपट ऑर्डर",
  ],
  "{n, plural, one {# pack is} other {# packs are}} being paid by others right now.": [
    "{n, plural, one {# પેકનું} other {# પેકનું}} પેમેન્ટ હમણાં બીજા કરી રહ્યા છે.",
    "{n, plural, one {# पैक का} other {# पैक का}} पेमेंट अभी दूसरे कर रहे हैं।",
  ],
};
