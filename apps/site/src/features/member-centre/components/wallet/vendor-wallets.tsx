import { Button } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { MoneyText } from '@baize/ui/money-text';
import { Skeleton } from '@baize/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { type Move, useVendorWallets, useWalletMoves, type VendorWallet } from '../../api/vendor-wallets.ts';
import { useBalanceVisibility } from '../../balance-visibility.ts';
import { useMoveReport } from '../../hooks/use-move-report.ts';
import { WalletMoveDialog } from './wallet-move-dialog.tsx';

const HIDDEN = '***';
const kinds = ['all', 'own', 'shared'] as const;
type Kind = (typeof kinds)[number];

const isOfKind = (kind: Kind, { isSingle }: VendorWallet) => kind === 'all' || isSingle === (kind === 'shared');
const holdsMoney = ({ isSingle, balance }: VendorWallet) => !isSingle && balance !== null && /[1-9]/.test(balance);

/** The vendors' wallets: cash goes to those of their own and comes back, one by one or all at once. */
export function VendorWallets() {
  const t = useTranslations('wallet');
  const [kind, setKind] = useState<Kind>('all');
  const [asked, setAsked] = useState<Pick<Move, 'wallet' | 'direction'>>();
  const wallets = useVendorWallets();
  const moves = useWalletMoves();
  const report = useMoveReport();
  if (wallets.isError) return <CallFailure thrown={wallets.error} onRetry={() => void wallets.refetch()} />;
  if (wallets.data === undefined) return <Skeleton className="h-40 rounded-lg" />;
  if (wallets.data.length === 0) return null;
  const full = wallets.data.filter(holdsMoney);
  const send = (list: readonly Move[]) => moves.mutate(list, { onSuccess: report.tell });
  return (
    <section aria-label={t('title')} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-bold">{t('title')}</h2>
        <Button
          variant="secondary"
          disabled={full.length === 0}
          busy={moves.isPending}
          onClick={() => send(full.map((wallet) => ({ wallet, direction: 'out' })))}
        >
          {t('collect')}
        </Button>
      </div>
      <Chips
        legend={t('kind')}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      {report.problems.length > 0 && (
        <ul role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm text-danger-ink">
          {report.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line">
        {wallets.data
          .filter((wallet) => isOfKind(kind, wallet))
          .map((wallet) => (
            <WalletLine
              key={wallet.accountTypeId}
              wallet={wallet}
              isBusy={moves.isPending}
              onMove={(direction) => setAsked({ wallet, direction })}
            />
          ))}
      </ul>
      {asked !== undefined && (
        <WalletMoveDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onMove={(move) => {
            setAsked(undefined);
            send([move]);
          }}
        />
      )}
    </section>
  );
}

interface WalletLineProps {
  wallet: VendorWallet;
  isBusy: boolean;
  onMove: (direction: Move['direction']) => void;
}

function WalletLine({ wallet, isBusy, onMove }: WalletLineProps) {
  const t = useTranslations('wallet');
  const { accountTypeName, isSingle, state, pending } = wallet;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <span className="grid gap-0.5">
        <span className="font-semibold">{accountTypeName}</span>
        <span className="text-sm text-ink-muted">
          <WalletState wallet={wallet} />
          {pending > 0 && ` · ${t('pending', { count: pending })}`}
        </span>
      </span>
      {!isSingle && (
        <span className="flex gap-2">
          <Button
            variant="secondary"
            aria-label={t('inOf', { vendor: accountTypeName })}
            disabled={isBusy || state !== 'ready'}
            onClick={() => onMove('in')}
          >
            {t('in')}
          </Button>
          <Button
            variant="secondary"
            aria-label={t('outOf', { vendor: accountTypeName })}
            disabled={isBusy || !holdsMoney(wallet)}
            onClick={() => onMove('out')}
          >
            {t('out')}
          </Button>
        </span>
      )}
    </li>
  );
}

function WalletState({ wallet: { isSingle, state, balance } }: { wallet: VendorWallet }) {
  const t = useTranslations('wallet');
  const isHidden = useBalanceVisibility((visibility) => visibility.isHidden);
  const symbol = useWhitelabel().data?.currency.symbol;
  if (isSingle) return t('shared');
  if (balance === null) return t(`states.${state === 'ready' ? 'notAnswering' : state}`);
  if (isHidden) return HIDDEN;
  return <MoneyText amount={balance} {...(symbol === undefined ? {} : { symbol })} />;
}
