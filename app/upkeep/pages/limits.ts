/** Maximum lengths of the shop's settings (characters). */
export const longest = {
  line: 100,
  lines: 500,
  email: 254,
  link: 500,
  announcement: 200,
};
