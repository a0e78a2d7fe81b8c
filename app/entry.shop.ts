import { mirrorAuth } from "~/people/accounts/session/auth-mirror";
import { mirrorCart } from "~/sales/cart/cart-mirror";
import { bringHeaderBack } from "~/layout/script/header-comes-back";
import { closeMenus } from "~/layout/script/closing-menus";
import { freshenOnReturn } from "~/layout/script/fresh-on-return";
import { layOutRest } from "~/layout/script/lay-out-rest";
import { offerLanguage } from "~/layout/script/offer-language";
import { keepPages } from "~/layout/offline/keep-pages";
import { suggestWhileTyping } from "~/layout/script/suggestions";
import { takeTypedAlong } from "~/layout/script/typed-along";
import { showControls } from "~/base/ui/needs-script";
import { askInPlace } from "~/base/ui/browser/ask-in-place";
import { copyAndPrint } from "~/base/ui/browser/controls";
import { openDialogs } from "~/base/ui/browser/dialogs";
import { sendForms } from "~/base/ui/browser/send-forms";
import { onContent } from "~/base/ui/browser/swap";
import { fadeToasts } from "~/base/ui/browser/toasts";

/**
 * The script of the shop's pages, which are whole documents that work without it: it adds what a browser does not do by itself.
 * Nothing here may import React.
 */

// Listeners on the document, which hear of every element there ever is.
sendForms();
askInPlace();
bringHeaderBack();
closeMenus(".site-header");
copyAndPrint();

// What is to be done to elements themselves, also to those that came into the page later.
onContent(() => {
  showControls();
  openDialogs();
  fadeToasts();
  void mirrorCart();
});

mirrorAuth();
freshenOnReturn();
offerLanguage();
layOutRest();
keepPages();
suggestWhileTyping();
takeTypedAlong();
