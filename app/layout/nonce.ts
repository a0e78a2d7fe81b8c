import { createContext, useContext } from "react";

/** The nonce for this response's inline scripts; undefined in the browser, which hides it. */
const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;
export const useNonce = () => useContext(NonceContext);
