import { createContext, useContext } from "react";

/** The nonce for this response's inline style. */
const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;
export const useNonce = () => useContext(NonceContext);
