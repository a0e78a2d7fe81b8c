import { goToLogin } from "~/accounts/go-to-login";
import { mirrorAuth } from "~/accounts/session/auth-mirror";
import { showPasswords } from "~/accounts/show-password";
import { mirrorCart } from "~/cart/cart-mirror";
import { offerSharing, shareOnPress } from "~/catalogue/storefront/device-share";
import { markShownPhotos, scrollGalleries } from "~/catalogue/storefront/gallery-strip";
import { growLists } from "~/catalogue/storefront/grow-lists";
import { refineLists } from "~/catalogue/storefront/refine-lists";
import { sayWhereAdded, watchAdding } from "~/cart/added-note";
import { saveQuantities } from "~/cart/quantities";
import { followSheet, showSheetTotal } from "~/cart/sheet/sheet-total";
import { showLivePrice } from "~/checkout/form/live-price";
import { bringHeaderBack } from "~/layout/script/header-comes-back";
import { closeMenus } from "~/layout/script/closing-menus";
import { freshenOnReturn } from "~/layout/script/fresh-on-return";
import { layOutRest } from "~/layout/script/lay-out-rest";
import { offerLanguage } from "~/layout/script/offer-language";
import { keepPages } from "~/layout/offline/keep-pages";
import { suggestWhileTyping } from "~/layout/script/suggestions";
import { takeTypedAlong } from "~/layout/script/typed-along";
import { openPayWindows, preparePayWindow } from "~/payments/pay-window";
import { watchPayment } from "~/payments/watch-payment";
import { showGrounds } from "~/photos/show-grounds";
import { zoomPhotos } from "~/photos/zoom";
import { showControls } from "~/ui/needs-script";
import { askInPlace } from "~/ui/plain/ask-in-place";
import { copyAndPrint } from "~/ui/plain/controls";
import { openDialogs } from "~/ui/plain/dialogs";
import { sendForms } from "~/ui/plain/send-forms";
import { onContent } from "~/ui/plain/swap";
import { fadeToasts } from "~/ui/plain/toasts";

/**
 * The script of the shop's pages, which are whole documents that work without it: it adds what a browser does not do by itself.
 * Nothing here may import React.
 */

// Listeners on the document, which hear of every element there ever is.
sendForms();
askInPlace();
bringHeaderBack();
closeMenus(".site-header");
closeMenus(".store-tools");
showPasswords();
copyAndPrint();
growLists();
refineLists();
scrollGalleries();
shareOnPress();
zoomPhotos();
watchAdding();
saveQuantities();
followSheet();
showLivePrice();
openPayWindows();

// What is to be done to elements themselves, also to those that came into the page later.
onContent(() => {
  showControls();
  openDialogs();
  sayWhereAdded();
  fadeToasts();
  showGrounds();
  markShownPhotos();
  offerSharing();
  showSheetTotal();
  preparePayWindow();
  void mirrorCart();
});

mirrorAuth();
freshenOnReturn();
offerLanguage();
layOutRest();
goToLogin();
keepPages();
suggestWhileTyping();
watchPayment();
takeTypedAlong();
