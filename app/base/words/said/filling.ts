import type { Said } from "../catalogue";

/** A demo shop before it is filled. */
export const said: Said = {
  "The demo shop is being filled": ["ડેમો દુકાન તૈયાર થઈ રહી છે", "डेमो दुकान तैयार हो रही है"],
  "Oils, photos and a few orders are on their way: about half a minute. This page looks again by itself.":
    [
      "તેલ, ફોટા અને થોડા ઓર્ડર ઉમેરાઈ રહ્યા છે: લગભગ અડધી મિનિટ લાગશે. આ પેજ આપમેળે ફરી ખૂલશે.",
      "तेल, फ़ोटो और कुछ ऑर्डर जोड़े जा रहे हैं: लगभग आधा मिनट लगेगा। यह पेज अपने आप फिर खुलेगा।",
    ],
  "Step {done} of {of}": ["પગલું {done}, કુલ {of}", "चरण {done}, कुल {of}"],
};
