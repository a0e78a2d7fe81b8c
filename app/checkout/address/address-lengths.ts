/** Maximum length (characters) of the parts of an address. */
export const longest = { name: 100, email: 254, line: 300, area: 100, city: 100, firm: 100 };
