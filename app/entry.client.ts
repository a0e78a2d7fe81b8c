// Nothing: the shop's scripts are `entry.shop.ts` and `entry.admin.ts`. Without this file Remix would start React in the browser.
export default null;
