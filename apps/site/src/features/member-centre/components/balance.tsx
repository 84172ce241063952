import { IconButton } from '@baize/ui/icon-button';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useBalanceVisibility } from '../balance-visibility.ts';
import { useWalletBalance } from '../hooks/use-wallet-balance.ts';
import { BalanceFigures } from './balance-figures.tsx';

/** The balance on a deep green bar: a click asks again; from 768 px up an eye beside it hides the amount. */
export function BalanceText() {
  const t = useTranslations('member.balance');
  const { isHidden, toggle } = useBalanceVisibility();
  const balance = useWalletBalance();
  return (
    <span className="flex items-center">
      <button
        type="button"
        title={t('refresh')}
        onClick={balance.refresh}
        aria-busy={balance.isUpdating || undefined}
        className="tabular flex min-h-touch min-w-20 items-center justify-end rounded-md px-2 text-sm font-semibold whitespace-nowrap text-on-hero transition-colors hover:bg-hero-raised"
      >
        <span className="sr-only">{t('label')} </span>
        <BalanceFigures {...balance} />
      </button>
      <IconButton label={t(isHidden ? 'show' : 'hide')} onHero onClick={toggle} className="max-md:hidden">
        {isHidden ? <EyeOff size={18} /> : <Eye size={18} />}
      </IconButton>
    </span>
  );
}
