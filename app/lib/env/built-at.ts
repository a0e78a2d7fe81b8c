/** When this version of the shop was built (UTC ms), as the build put it in; 0: it runs from its sources. */
export const builtAt = Number(process.env.BUILT_AT ?? 0);
