import { MoneyText } from '@baize/ui/money-text';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { fundsQuery } from '../../../lib/account/balance.ts';
import { isLoggedIn, useSession } from '../../../lib/session/session.ts';
import { useBalanceVisibility } from '../balance-visibility.ts';

const HIDDEN = '***';
const isNothing = (amount: string) => !/[1-9]/.test(amount);

/** What the account has beside its balance: bonus, and what is held. Nothing where there is no more. */
export function FundsParts() {
  const t = useTranslations('member.balance');
  const isHidden = useBalanceVisibility((visibility) => visibility.isHidden);
  const { data } = useQuery({ ...fundsQuery(), enabled: useSession(isLoggedIn) });
  if (!data) return null;
  const parts = [
    { name: t('bonus'), amount: data.bonusBalance },
    { name: t('locked'), amount: data.lockedBalance },
  ].filter(({ amount }) => !isNothing(amount));
  if (parts.length === 0) return null;
  const shown = (amount: string) => (isHidden ? HIDDEN : <MoneyText amount={amount} symbol={data.currencySymbol} />);
  return (
    <dl
      aria-label={t('parts')}
      data-testid="funds-parts"
      className="flex flex-col gap-1 rounded-lg border border-line p-4"
    >
      {parts.map(({ name, amount }) => (
        <div key={name} className="flex justify-between gap-4 text-sm">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="tabular">{shown(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
