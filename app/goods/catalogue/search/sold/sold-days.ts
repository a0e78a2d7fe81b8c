/** How many days a sold pack counts for what is bought most. */
export const soldDays = 90;
