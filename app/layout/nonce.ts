import { createContext, useContext } from "react";

/** The nonce of this response’s inline scripts; only the server has it. */
const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;
export const useNonce = () => useContext(NonceContext);
