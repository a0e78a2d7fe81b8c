import { mirrorAuth } from "~/accounts/session/auth-mirror";
import { showPasswords } from "~/accounts/show-password";
import { narrowCategories } from "~/catalogue/admin/narrow-categories";
import { hintAtSizes } from "~/catalogue/admin/size-hint";
import { showCounterPrice } from "~/counter/live-price";
import { keepPages } from "~/layout/offline/keep-pages";
import { closeMenus } from "~/layout/script/closing-menus";
import { copyAndPrint, submitOnChange } from "~/ui/plain/controls";
import { openDialogs } from "~/ui/plain/dialogs";
import { showControls } from "~/ui/needs-script";
import { sendForms } from "~/ui/plain/send-forms";
import { onContent } from "~/ui/plain/swap";
import { fadeToasts } from "~/ui/plain/toasts";
import { warnBeforeLeaving } from "~/ui/plain/unsaved";
import { focusOnSlash } from "~/layout/script/slash-key";
import { tellNews } from "~/notices/new-notices";
import { tellThisDevice } from "~/notices/this-device";
import { countTicks } from "~/orders/admin/count-ticks";
import { chooseByTyping } from "~/payments/refunds/choose-by-typing";
import { previewPhotos } from "~/photos/preview-photos";

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
