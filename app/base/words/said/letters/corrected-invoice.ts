import type { Said } from "../../catalogue";

/** The mail about an invoice that was corrected. */
export const said: Said = {
  "We corrected the invoice of your order {number}": [
    "તમારા ઓર્ડર {number}નું બિલ અમે સુધાર્યું છે",
    "आपके ऑर्डर {number} का बिल हमने सुधारा है",
  ],
  "The invoice of your order {number} was made out to the wrong buyer. A credit note takes it back as a whole, and a new invoice takes its place. What you ordered, what it costs and what is paid stay as they are.":
    [
      "તમારા ઓર્ડર {number}નું બિલ ખોટા ગ્રાહકના નામે બન્યું હતું. ક્રેડિટ નોટથી તે આખું રદ થાય છે, અને તેની જગ્યાએ નવું બિલ બન્યું છે. ઓર્ડર, રકમ અને પેમેન્ટ જેમ છે તેમ જ રહે છે.",
      "आपके ऑर्डर {number} का बिल गलत ग्राहक के नाम पर बना था। क्रेडिट नोट से वह पूरा रद्द होता है, और उसकी जगह नया बिल बना है। ऑर्डर, रकम और पेमेंट जैसे हैं वैसे ही रहते हैं।",
    ],
  "Wrong invoice": ["ખોટું બિલ", "गलत बिल"],
  "New invoice": ["નવું બિલ", "नया बिल"],
  "Your credit note (after signing in)": [
    "તમારી ક્રેડિટ નોટ (લોગ ઇન કર્યા પછી)",
    "आपका क्रेडिट नोट (लॉग इन के बाद)",
  ],
  "Your credit note (we ask for your mobile number)": [
    "તમારી ક્રેડિટ નોટ (મોબાઇલ નંબર પૂછીશું)",
    "आपका क्रेडिट नोट (मोबाइल नंबर पूछेंगे)",
  ],
};
