import type { Said } from "../catalogue";

/** Looking for an order by its number and mobile number. */
export const said: Said = {
  "See where your order is: all you need is its number and the mobile number that you gave.": [
    "તમારો ઓર્ડર ક્યાં છે તે જુઓ: ઓર્ડર નંબર અને આપેલો મોબાઇલ નંબર પૂરતા છે.",
    "देखें आपका ऑर्डर कहां है: ऑर्डर नंबर और दिया हुआ मोबाइल नंबर काफ़ी हैं।",
  ],
  "Where is your order? Its number and the mobile number that you gave are enough.": [
    "તમારો ઓર્ડર ક્યાં છે? ઓર્ડર નંબર અને આપેલો મોબાઇલ નંબર લખો.",
    "आपका ऑर्डर कहां है? ऑर्डर नंबर और दिया हुआ मोबाइल नंबर लिखें।",
  ],
  "It is in our mails and on the invoice, such as {number}.": [
    "તે અમારા ઇમેઇલમાં અને બિલ પર છે, જેમ કે {number}.",
    "यह हमारे ईमेल में और बिल पर है, जैसे {number}।",
  ],
  "Show my order": ["મારો ઓર્ડર બતાવો", "मेरा ऑर्डर दिखाएं"],
  "Order number must look like PR-000123": [
    "ઓર્ડર નંબર PR-000123 જેવો હોય છે",
    "ऑर्डर नंबर PR-000123 जैसा होता है",
  ],
  "We find no order with this number and this mobile number. Please look for a typing mistake in both.":
    [
      "આ ઓર્ડર નંબર અને મોબાઇલ નંબરનો કોઈ ઓર્ડર મળ્યો નહીં. બંનેમાં લખવાની ભૂલ હોય તો તપાસી જુઓ.",
      "इस ऑर्डर नंबर और मोबाइल नंबर का कोई ऑर्डर नहीं मिला। दोनों में लिखने की गलती हो तो जांच लें।",
    ],
  "Order number not at hand? <a>Write to us</a>.": [
    "ઓર્ડર નંબર યાદ નથી? <a>અમને લખો</a>.",
    "ऑर्डर नंबर याद नहीं? <a>हमें लिखें</a>।",
  ],
  "Where is your order? <a>Track it</a> by its number.": [
    "તમારો ઓર્ડર ક્યાં છે? નંબરથી <a>ટ્રેક કરો</a>.",
    "आपका ऑर्डर कहां है? नंबर से <a>ट्रैक करें</a>।",
  ],
};
