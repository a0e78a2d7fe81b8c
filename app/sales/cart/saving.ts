import { createContext, useCallback, useContext } from "react";

const SaveButton = createContext<React.RefObject<HTMLButtonElement>>({ current: null });

/** Around the cart's form and the fields that belong to it. */
export const SaveButtonProvider = SaveButton.Provider;

/** The button of the cart's form that saves all that it holds, for the form. */
export const useSaveButton = () => useContext(SaveButton);

/**
 * Saves the cart's form as it stands: the quantities of all lines, the way of delivery, the way to pay. What is changed while it is on
 * its way is sent after it, as what it comes to.
 */
export function useSave(): () => void {
  const button = useSaveButton();
  return useCallback(() => {
    const { current } = button;
    current?.form?.requestSubmit(current);
  }, [button]);
}
