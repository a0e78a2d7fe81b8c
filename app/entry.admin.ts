import { mirrorAuth } from "~/people/accounts/session/auth-mirror";
import { showPasswords } from "~/people/accounts/show-password";
import { narrowCategories } from "~/goods/catalogue/admin/narrow-categories";
import { hintAtSizes } from "~/goods/catalogue/admin/size-hint";
import { showCounterPrice } from "~/office/counter/live-price";
import { keepPages } from "~/layout/offline/keep-pages";
import { closeMenus } from "~/layout/script/closing-menus";
import { copyAndPrint, submitOnChange } from "~/base/ui/browser/controls";
import { openDialogs } from "~/base/ui/browser/dialogs";
import { showControls } from "~/base/ui/needs-script";
import { sendForms } from "~/base/ui/browser/send-forms";
import { onContent } from "~/base/ui/browser/swap";
import { fadeToasts } from "~/base/ui/browser/toasts";
import { warnBeforeLeaving } from "~/base/ui/browser/unsaved";
import { focusOnSlash } from "~/layout/script/slash-key";
import { tellNews } from "~/people/notices/new-notices";
import { tellThisDevice } from "~/people/notices/this-device";
import { countTicks } from "~/sales/orders/admin/count-ticks";
import { chooseByTyping } from "~/sales/payments/refunds/choose-by-typing";
import { previewPhotos } from "~/goods/photos/preview-photos";

/**
 * The script of the admin area. Its pages are whole documents that work without script, and React renders them only on the server;
 * this adds what a browser does not do by itself. Nothing here may import React.
 */

mirrorAuth();
keepPages();

// Listeners on the document, which hear of every element there ever is.
warnBeforeLeaving();
sendForms();
closeMenus(".admin-bar");
focusOnSlash("admin-search");
showPasswords();
copyAndPrint();
submitOnChange();
showCounterPrice();
hintAtSizes();
countTicks();
chooseByTyping();
previewPhotos();
tellNews();

// What is to be done to elements themselves, also to those of a refused form that replaced its page's content.
onContent(() => {
  showControls();
  openDialogs();
  fadeToasts();
  narrowCategories();
  tellThisDevice();
});
