import { useInPlace } from "~/base/ui/browser/use-in-place";
import { Icon } from "~/base/ui/icon";
import { Link } from "~/base/ui/link";
import { PageDialog } from "~/base/ui/page-dialog";
import { NotSent } from "~/base/ui/sending/sent-form";
import { t } from "~/base/words/say";

/**
 * A photo over its page, with the way back to `closeTo`, and to the photos before and after it (their addresses, where there are any).
 * `head` stands beside Close, `below` under the links.
 */
export function PhotoDialog({
  closeTo,
  className,
  head,
  before,
  next,
  below,
  children,
}: {
  closeTo: string;
  className: string;
  head?: React.ReactNode;
  before: string | undefined;
  next: string | undefined;
  below?: React.ReactNode;
  children: React.ReactNode;
}) {
  // In the same history entry: Back closes the photo, whichever it is.
  const { follow, isOffline } = useInPlace();
  return (
    <PageDialog label={t("Enlarged photo")} closeTo={closeTo} className={className}>
      <div className="photo-bar">
        {head}
        <Link to={closeTo}>
          <Icon name="close" /> {t("Close")}
        </Link>
      </div>
      {children}
      {(before ?? next) && (
        <div className="photo-bar">
          {before && (
            <Link to={before} onClick={follow(before)}>
              <Icon name="left" /> {t("Previous photo")}
            </Link>
          )}
          {next && (
            <Link to={next} onClick={follow(next)}>
              {t("Next photo")} <Icon name="right" />
            </Link>
          )}
          <NotSent words={isOffline ? t("There is no connection") : null} />
        </div>
      )}
      {below}
    </PageDialog>
  );
}
