import { Dialog } from '@baize/ui/dialog';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { MemberPage } from '../../config/paths.ts';
import { isTrial, useSession } from '../../lib/api/session.ts';
import { TrialNotice } from '../../lib/trial-notice.tsx';
import { CentreMenu } from './centre-menu.tsx';
import { CentreSkeleton } from './centre-skeleton.tsx';
import { AccountPage } from './pages/account-page.tsx';
import { BettingRecordPage } from './pages/betting-record-page.tsx';
import { ProfitPage } from './pages/profit-page.tsx';
import { StatementPage } from './pages/statement-page.tsx';
import { DepositPage, WalletPage } from './pages/wallet-page.tsx';

export interface CentreProps {
  /** Undefined closes the overlay. */
  page: MemberPage | undefined;
  onClose: () => void;
  onSignOut: () => void;
}

/** The overlay itself: a sheet over a whole phone, a dialog with a menu at its side on a desk. */
export function Centre({ page, onClose, onSignOut }: CentreProps) {
  const pages = useTranslations('site.memberPages');
  const action = useTranslations('common.action');
  const currentLink = useRef<HTMLAnchorElement>(null);
  const isTrialAccount = useSession(isTrial);
  if (isTrialAccount) return <TrialNotice open={page !== undefined} onClose={onClose} onSignOut={onSignOut} />;
  return (
    <Dialog
      open={page !== undefined}
      onClose={onClose}
      title={pages(page ?? 'securityCenter')}
      closeLabel={action('close')}
      size="overlay"
      initialFocus={currentLink}
    >
      {page !== undefined && (
        <div className="md:grid md:min-h-full md:grid-cols-[13rem_minmax(0,1fr)] md:gap-8">
          <CentreMenu current={page} currentLink={currentLink} />
          <div key={page} className="animate-page pt-5 md:pt-2">
            <PageOf page={page} onSignOut={onSignOut} />
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** Nothing is shown before it is known who is logged in. */
function PageOf({ page, onSignOut }: { page: MemberPage; onSignOut: () => void }) {
  const member = useSession((session) => session.member);
  if (member === null) return <CentreSkeleton />;
  switch (page) {
    case 'securityCenter':
      return <AccountPage member={member} onSignOut={onSignOut} />;
    case 'transferFund':
      return <WalletPage />;
    case 'depositv2':
      return <DepositPage />;
    case 'personalHistoryCopy':
      return <BettingRecordPage />;
    case 'transactionHistory':
      return <StatementPage />;
    case 'personalProfit':
      return <ProfitPage />;
  }
}
