import { Dialog } from '@baize/ui/dialog';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { firstMemberPage, type MemberPage } from '../../../config/paths.ts';
import { CentreMenu } from '../../../lib/centre/centre-menu.tsx';
import { type CentrePage, loadCentrePage } from '../../../lib/centre/centre-page.ts';
import { CentreSkeleton } from '../../../lib/centre/centre-skeleton.tsx';
import { LoadedPage } from '../../../lib/centre/loaded-page.tsx';
import { isTrial, useSession } from '../../../lib/session/session.ts';
import { TrialNotice } from '../../../lib/session/trial-notice.tsx';
import { pageParameters } from '../page-parameters.ts';

export interface CentreProps {
  pages: readonly CentrePage<MemberPage>[];
  /** Undefined closes the overlay. */
  page: CentrePage<MemberPage> | undefined;
  onClose: () => void;
  onSignOut: () => void;
}

/** The overlay itself: a sheet over a whole phone, a dialog with a menu at its side on a desk. */
export function Centre({ pages, page, onClose, onSignOut }: CentreProps) {
  const t = useTranslations('member');
  const titles = useTranslations('site.memberPages');
  const action = useTranslations('common.action');
  const currentLink = useRef<HTMLAnchorElement>(null);
  const isTrialAccount = useSession(isTrial);
  useEffect(() => {
    // Who opens one page goes on to others, also where the connection is gone by then. A page that is missing says so itself.
    for (const other of pages) loadCentrePage(other).catch(() => undefined);
  }, [pages]);
  if (isTrialAccount) return <TrialNotice open={page !== undefined} onClose={onClose} onSignOut={onSignOut} />;
  return (
    <Dialog
      open={page !== undefined}
      onClose={onClose}
      title={titles(page?.name ?? firstMemberPage)}
      closeLabel={action('close')}
      size="overlay"
      initialFocus={currentLink}
    >
      {page !== undefined && (
        <div className="md:grid md:min-h-full md:grid-cols-[13rem_minmax(0,1fr)] md:gap-8">
          <CentreMenu
            label={t('menu')}
            pages={pages}
            current={page.name}
            titleOf={titles}
            searchOf={(member) => ({ ...pageParameters, member })}
            currentLink={currentLink}
          />
          <div key={page.name} className="animate-page pt-5 md:pt-2">
            <PageOf page={page} onSignOut={onSignOut} />
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** Nothing is shown before it is known who is logged in. */
function PageOf({ page, onSignOut }: { page: CentrePage; onSignOut: () => void }) {
  const member = useSession((session) => session.member);
  return member === null ? <CentreSkeleton /> : <LoadedPage page={page} member={member} onSignOut={onSignOut} />;
}
