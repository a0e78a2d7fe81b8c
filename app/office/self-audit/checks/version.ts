/** The version of the checks, stored with each audit; counted up whenever one looks at something else. */
export const checksVersion = 1;
