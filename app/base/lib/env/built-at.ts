/** Build time (UTC ms), inserted by the build; 0 when running from sources. */
export const builtAt = Number(process.env.BUILT_AT ?? 0);
