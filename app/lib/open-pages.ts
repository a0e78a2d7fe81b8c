/**
 * The pages that look the same to everybody but for the frame around them: what is sold and fixed words. The browser may keep
 * a copy of these for when the network is gone. Never the cart, the checkout, orders, accounts, dashboards or the API.
 */
export const openPages =
  /^\/(store|categories|category\/[^/]+|product\/[^/]+|about|termsofservices|refundandreturn|shipingpolicy)?$/i;
