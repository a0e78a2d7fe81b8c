import { learn } from "./catalogue";
import { language } from "./language";

/**
 * The words of the policies are a file of their own. A route that says them imports this module, and so waits for them: where they do
 * not come, the page stays as the server made it.
 */
const words = {
  gu: () => import("virtual:words/gu/policies"),
  hi: () => import("virtual:words/hi/policies"),
};

if (!import.meta.env.SSR) {
  const spoken = language();
  if (spoken !== "en") learn(spoken, (await words[spoken]()).default);
}
