import type { Said } from "../catalogue";

/** The cart. */
export const said: Said = {
  Cart: ["કાર્ટ", "कार्ट"],
  "Shopping Cart": ["તમારું કાર્ટ", "आपका कार्ट"],
  "Hello! {name}": ["નમસ્તે, {name}", "नमस्ते, {name}"],
  "Your cart is empty": ["તમારું કાર્ટ ખાલી છે", "आपका कार्ट खाली है"],
  "You Have {n, plural, one {# item} other {# items}} in your cart": [
    "તમારા કાર્ટમાં {n, plural, one {# આઇટમ} other {# આઇટમ}} છે",
    "आपके कार्ट में {n, plural, one {# आइटम है} other {# आइटम हैं}}",
  ],
  "You Have {n, plural, one {# item} other {# items}} in your cart. Checkout needs no account.": [
    "તમારા કાર્ટમાં {n, plural, one {# આઇટમ} other {# આઇટમ}} છે. ચેકઆઉટ માટે એકાઉન્ટ જરૂરી નથી.",
    "आपके कार्ट में {n, plural, one {# आइटम है} other {# आइटम हैं}}। चेकआउट के लिए अकाउंट ज़रूरी नहीं।",
  ],
  "You Have {n, plural, one {# item} other {# items}} in your cart, please login to checkout": [
    "તમારા કાર્ટમાં {n, plural, one {# આઇટમ} other {# આઇટમ}} છે, ચેકઆઉટ માટે લોગ ઇન કરો",
    "आपके कार्ट में {n, plural, one {# आइटम है} other {# आइटम हैं}}, चेकआउट के लिए लॉग इन करें",
  ],
  "Good food starts with good oil.": ["સારા ખોરાકની શરૂઆત સારા તેલથી.", "अच्छे खाने की शुरुआत अच्छे तेल से।"],
  Items: ["આઇટમ", "आइटम"],
  "See the cart": ["કાર્ટ જુઓ", "कार्ट देखें"],
  "ADD TO CART": ["કાર્ટમાં ઉમેરો", "कार्ट में जोड़ें"],
  "ADD TO CART: {name}": ["કાર્ટમાં ઉમેરો: {name}", "कार्ट में जोड़ें: {name}"],
  "Item Added to cart": ["આઇટમ કાર્ટમાં ઉમેરાઈ", "आइटम कार्ट में जुड़ गया"],
  "This item is already in your cart": ["આ આઇટમ કાર્ટમાં પહેલેથી છે", "यह आइटम कार्ट में पहले से है"],
  "Added to your cart.": ["કાર્ટમાં ઉમેરાઈ.", "कार्ट में जुड़ गया।"],
  "It is already in your cart; change the quantity here.": [
    "કાર્ટમાં પહેલેથી છે; સંખ્યા અહીં બદલો.",
    "कार्ट में पहले से है; संख्या यहां बदलें।",
  ],
  "Quantity of {name}": ["{name}: સંખ્યા", "{name}: संख्या"],
  "Quantity of {name}, 1 to {most}": ["{name}: સંખ્યા, 1થી {most}", "{name}: संख्या, 1 से {most}"],
  "Choose a whole number from 1 to {most}.": [
    "1થી {most} સુધીની સંખ્યા લખો.",
    "1 से {most} तक की संख्या लिखें।",
  ],
  "One less": ["એક ઘટાડો", "एक घटाएं"],
  "One more": ["એક વધારો", "एक बढ़ाएं"],
  "Line total": ["આ આઇટમના કુલ", "इस आइटम का कुल"],
  Remove: ["કાઢી નાખો", "हटाएं"],
  "Remove {name}": ["કાઢી નાખો: {name}", "हटाएं: {name}"],
  "Removed: <name>{product}</name>": [
    "કાઢી નાખ્યું: <name>{product}</name>",
    "हटा दिया: <name>{product}</name>",
  ],
  Undo: ["પાછું લાવો", "वापस लाएं"],
  "was {was}, now {now}": ["પહેલાં {was}, હવે {now}", "पहले {was}, अब {now}"],
  "{price} each, from {packs} packs": [
    "એકના {price}, {packs} કે વધુ પેક પર",
    "एक का {price}, {packs} या ज़्यादा पैक पर",
  ],
  "From {n, plural, one {# pack} other {# packs}} {price} each": [
    "{n, plural, one {# કે વધુ પેક} other {# કે વધુ પેક}}: એકના {price}",
    "{n, plural, one {# या ज़्यादा पैक} other {# या ज़्यादा पैक}}: एक का {price}",
  ],
  "Price by quantity": ["સંખ્યા મુજબ ભાવ", "संख्या के हिसाब से कीमत"],
  "{n, plural, one {# pack} other {# packs}}": [
    "{n, plural, one {# પેક} other {# પેક}}",
    "{n, plural, one {# पैक} other {# पैक}}",
  ],
  "Prices have changed since you put these in your cart: look at what is marked.": [
    "કાર્ટમાં ઉમેર્યા પછી ભાવ બદલાયા છે: નિશાનવાળી આઇટમ જુઓ.",
    "कार्ट में जोड़ने के बाद कीमतें बदली हैं: निशान वाले आइटम देखें।",
  ],
  "OK, use today’s prices": ["બરાબર, આજના ભાવ લો", "ठीक है, आज के भाव लें"],
  "Cart Summary": ["કાર્ટનો હિસાબ", "कार्ट का हिसाब"],
  "Total before delivery": ["ડિલિવરી વગર કુલ", "डिलीवरी के बिना कुल"],
  "Inclusive of all taxes.": ["બધા ટેક્સ સાથે.", "सभी टैक्स सहित।"],
  "Current Address": ["અત્યારનું સરનામું", "अभी का पता"],
  "Update Address": ["સરનામું બદલો", "पता बदलें"],
  "Where should we deliver? Please add your address.": [
    "ક્યાં પહોંચાડીએ? તમારું સરનામું ઉમેરો.",
    "कहां पहुंचाएं? अपना पता जोड़ें।",
  ],
  "The price above is for {pin}. The next page asks for the address there.": [
    "ઉપરનો ભાવ {pin} માટે છે. ત્યાંનું સરનામું આગલા પેજ પર લખો.",
    "ऊपर की कीमत {pin} के लिए है। वहां का पता अगले पेज पर लिखें।",
  ],
  "Deliver here instead": ["આ સરનામે પહોંચાડો", "इस पते पर पहुंचाएं"],
  "Deliver to another address or add details": [
    "બીજા સરનામે, અથવા વિગત ઉમેરો",
    "दूसरे पते पर, या जानकारी जोड़ें",
  ],
  "Show the new total": ["નવો કુલ બતાવો", "नया कुल दिखाएं"],
  "Goes well with": ["સાથે આ પણ લો", "साथ में ये भी लें"],
  "Login to checkout": ["લોગ ઇન કરીને ચેકઆઉટ કરો", "लॉग इन करके चेकआउट करें"],
  "please login to checkout": ["ચેકઆઉટ માટે લોગ ઇન કરો", "चेकआउट के लिए लॉग इन करें"],
};
