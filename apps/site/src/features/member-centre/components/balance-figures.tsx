import { MoneyText } from '@baize/ui/money-text';
import { useTranslations } from 'use-intl';
import { useBalanceVisibility } from '../balance-visibility.ts';
import type { WalletBalance } from '../hooks/use-wallet-balance.ts';

const HIDDEN = '***';

/** 'Updating…', '***' or the amount, which turns in when it changes. */
export function BalanceFigures({ money, isUpdating }: Pick<WalletBalance, 'money' | 'isUpdating'>) {
  const state = useTranslations('common.state');
  const t = useTranslations('member.balance');
  const isHidden = useBalanceVisibility((visibility) => visibility.isHidden);
  if (isUpdating) return state('updating');
  if (money === undefined) return t('unknown');
  if (isHidden) return HIDDEN;
  return (
    <span key={money.sumBalance} className="inline-block animate-turn">
      <MoneyText amount={money.sumBalance} symbol={money.currencySymbol} />
    </span>
  );
}
