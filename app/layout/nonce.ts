import { createContext, useContext } from "react";

/** The nonce of this answer's inline scripts; undefined in the browser, where it is neither readable nor needed. */
const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;
export const useNonce = () => useContext(NonceContext);
