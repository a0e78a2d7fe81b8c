import { states } from "~/base/lib/india/states";

/** Large towns by the names that people type, and those of the states in Gujarati and Hindi. */
const towns = `
  mumbai bombay delhi new ncr bangalore bengaluru pune ahmedabad amdavad vadodara baroda rajkot surat bhavnagar jamnagar junagadh gandhinagar
  anand bharuch vapi valsad navsari bardoli hyderabad secunderabad chennai madras kolkata calcutta jaipur udaipur jodhpur kota lucknow kanpur
  agra varanasi allahabad prayagraj meerut ghaziabad noida gurgaon gurugram faridabad nagpur nashik nasik thane aurangabad kolhapur solapur
  indore bhopal jabalpur gwalior ujjain raipur chandigarh ludhiana amritsar jalandhar shimla dehradun patna ranchi guwahati bhubaneswar cuttack
  visakhapatnam vizag vijayawada coimbatore madurai kochi cochin ernakulam trivandrum mysore mysuru mangalore hubli goa silvassa daman diu up mp
  મુંબઈ દિલ્હી બેંગલોર પુણે અમદાવાદ વડોદરા રાજકોટ સુરત ભાવનગર જામનગર હૈદરાબાદ ચેન્નાઈ કોલકાતા જયપુર ઇન્દોર નાશિક ગુજરાત મહારાષ્ટ્ર રાજસ્થાન
  मुंबई दिल्ली बेंगलुरु बैंगलोर पुणे अहमदाबाद वडोदरा राजकोट सूरत हैदराबाद चेन्नई कोलकाता जयपुर लखनऊ कानपुर इंदौर भोपाल नागपुर नासिक पटना गुजरात महाराष्ट्र राजस्थान`;

/** Where a parcel may go to, as questions about delivery name it: towns and states. */
export const places = `${towns} ${states.map(({ name }) => name).join(" ")}`;
