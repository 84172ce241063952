import { Badge } from '@baize/ui/badge';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { useAccess } from '../../../lib/staff.ts';
import { payoutAccountsQuery } from '../api/payout-accounts.ts';

/** Where the member's money can be paid out to, for those who may see withdrawals. */
export function PayoutAccounts({ memberId }: { memberId: string }) {
  const t = useTranslations('consoleMembers.payoutAccounts');
  const mayRead = useAccess({ permission: 'withdrawals.read' }) === 'allowed';
  return (
    <Section title={t('title')}>
      {mayRead ? <Shown memberId={memberId} /> : <p className="text-sm text-ink-muted">{t('locked')}</p>}
    </Section>
  );
}

function Shown({ memberId }: { memberId: string }) {
  const t = useTranslations('consoleMembers.payoutAccounts');
  const { data, error, refetch } = useQuery(payoutAccountsQuery(memberId));
  if (data === undefined) {
    return error === null ? <SkeletonText lines={2} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />;
  }
  if (data.length === 0) return <p className="text-sm text-ink-muted">{t('none')}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line text-sm">
      {data.map((account) => (
        <li key={account.accountId} className="flex flex-col gap-1 py-2">
          <p className="flex flex-wrap items-center gap-2">
            <span className="verbatim font-semibold">
              {account.institution} {account.number}
            </span>
            <Badge>{t(`kinds.${account.kind}`)}</Badge>
            {account.removedAt !== null && (
              <Badge tone="warning">
                {t('removed')} <Moment at={account.removedAt} />
              </Badge>
            )}
          </p>
          <p>{t('holder', { name: account.holder })}</p>
          <p className="text-ink-muted">
            {t('added')} <Moment at={account.createdAt} /> · {t('usableFrom')} <Moment at={account.usableFrom} />
          </p>
          {account.sharedWith.length > 0 && (
            <p className="flex flex-wrap gap-2 text-danger">
              {t('shared')}
              {account.sharedWith.map((other) => (
                <Link key={other.memberId} to={`/members/${other.memberId}`} className="font-medium underline">
                  {other.memberName}
                </Link>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
