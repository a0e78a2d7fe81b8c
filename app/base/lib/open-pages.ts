/**
 * Pages that are the same for everyone except for the frame: products and fixed texts. Browsers may store them for offline use.
 * Never the cart, the checkout, orders, accounts, dashboards or the API.
 */
export const openPages =
  /^\/(Store|categories|category\/[^/]+|product\/[^/]+|b\/[^/]+|recalls|about|dark-patterns|grievances|privacy|Termsofservices|RefundandReturn|shipingpolicy)?$/i;

/** Names of what advertisers and networks add to addresses: no page differs by them. */
export const trackingParameters = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|igshid)$/;
