import { IconButton } from '@baize/ui/icon-button';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useIsAwaited } from '../../../../lib/page/is-awaited.ts';
import { useVendorWallets } from '../../api/vendor-wallets.ts';
import { useBalanceVisibility } from '../../balance-visibility.ts';
import { useWalletBalance } from '../../hooks/use-wallet-balance.ts';
import { BalanceFigures } from '../balance-figures.tsx';
import { DepositForm } from '../deposit/deposit-form.tsx';
import { FundsParts } from '../funds-parts.tsx';
import { VendorWallets } from '../wallet/vendor-wallets.tsx';

/** My wallet: the balance, and the form that adds play money. */
export function WalletPage() {
  const areWalletsAwaited = useIsAwaited(useVendorWallets());
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <WalletCard />
      <FundsParts />
      <VendorWallets />
      {!areWalletsAwaited && <DepositForm />}
    </div>
  );
}

function WalletCard() {
  const t = useTranslations('member.balance');
  const { isHidden, toggle } = useBalanceVisibility();
  const balance = useWalletBalance();
  return (
    <section
      aria-label={t('label')}
      className="on-hero flex items-center gap-1 rounded-lg border border-hero-line bg-hero px-5 py-5 text-on-hero shadow-card"
    >
      <div className="min-w-0 flex-1">
        <h2 className="text-sm text-on-hero-muted">{t('label')}</h2>
        <p
          data-testid="wallet-balance"
          aria-live="polite"
          className="tabular mt-1 min-h-9 text-2xl font-bold md:text-3xl"
        >
          <BalanceFigures {...balance} />
        </p>
      </div>
      <IconButton label={t(isHidden ? 'show' : 'hide')} onHero onClick={toggle}>
        {isHidden ? <EyeOff size={20} /> : <Eye size={20} />}
      </IconButton>
      <IconButton label={t('refresh')} onHero onClick={balance.refresh} disabled={balance.isUpdating}>
        <RefreshCw size={20} />
      </IconButton>
    </section>
  );
}
