import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { payoutAccountsQuery, termsQuery } from '../../api/withdrawals.ts';
import { AccountsSection } from './accounts-section.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawalHistory } from './withdrawal-history.tsx';

/** Withdraw: the request, the accounts that money goes to, and every withdrawal with its steps. */
export function WithdrawPage() {
  const t = useTranslations('withdraw');
  const terms = useQuery(termsQuery());
  const accounts = useQuery(payoutAccountsQuery());
  const failed = terms.data === undefined ? terms : accounts.data === undefined ? accounts : null;
  if (failed?.error) return <CallFailure thrown={failed.error} onRetry={() => void failed.refetch()} withPicture />;
  if (terms.data === undefined || accounts.data === undefined) return <SkeletonText lines={8} />;
  // What waits for somebody comes before what cannot be asked for meanwhile.
  const isPending = terms.data.bars.includes('pending');
  return (
    <div className="flex max-w-2xl flex-col gap-8">
      {isPending && <WithdrawalHistory terms={terms.data} />}
      <section aria-label={t('title')} className="flex flex-col gap-5">
        <WithdrawForm terms={terms.data} accounts={accounts.data.list} />
      </section>
      <AccountsSection accounts={accounts.data} />
      {!isPending && <WithdrawalHistory terms={terms.data} />}
    </div>
  );
}
