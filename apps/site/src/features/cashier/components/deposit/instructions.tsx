import { buttonClass } from '@baize/ui/button';
import { IconButton } from '@baize/ui/icon-button';
import { moneyLabel } from '@baize/ui/money-text';
import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useCopy } from '../../../../lib/browser/use-copy.ts';
import { QrCode } from '../../../../lib/page/qr-code.tsx';
import type { DepositOrder } from '../../api/deposits.ts';
import { Detail } from './detail.tsx';
import { ProofUpload } from './proof-upload.tsx';

export interface InstructionsProps {
  order: DepositOrder;
  symbol: string | undefined;
  /** Something of the order has changed. */
  onChanged: () => void;
}

/** How an order is paid, as long as it can be. */
export function Instructions({ order, symbol, onChanged }: InstructionsProps) {
  const t = useTranslations('deposit.pay');
  const { instructions } = order;
  if (instructions === null) return null;
  if (instructions.kind === 'redirect')
    return (
      <a href={instructions.payUrl} className={buttonClass('primary', 'lg', 'md:self-start md:px-12')}>
        {t('redirect')}
      </a>
    );
  if (instructions.kind === 'qr')
    return (
      <div className="flex flex-col items-center gap-4 text-center">
        <p>{t('scan')}</p>
        <QrCode value={instructions.payload} label={t('code', { amount: moneyLabel(order.amount, symbol) })} />
        {instructions.payUrl !== null && (
          <a href={instructions.payUrl} className={buttonClass('secondary', 'lg')}>
            {t('openPage')}
          </a>
        )}
      </div>
    );
  return (
    <>
      <TransferDetails order={order} details={instructions} symbol={symbol} />
      <ProofUpload orderId={order.orderId} count={order.proofs} onSent={onChanged} />
    </>
  );
}

type Details = Extract<NonNullable<DepositOrder['instructions']>, { kind: 'transfer' }>;

function TransferDetails({
  order,
  details,
  symbol,
}: {
  order: DepositOrder;
  details: Details;
  symbol: string | undefined;
}) {
  const t = useTranslations('deposit.pay');
  return (
    <section className="flex flex-col gap-4">
      <p>{t('transfer')}</p>
      {details.payload !== null && (
        <div className="flex justify-center">
          <QrCode value={details.payload} label={t('code', { amount: moneyLabel(order.amount, symbol) })} />
        </div>
      )}
      <dl className="divide-y divide-line rounded-lg border border-line bg-surface px-5">
        <Copied label={t('institution')} value={details.institution} />
        <Copied label={t('account')} value={details.number} />
        <Copied label={t('holder')} value={details.holder} />
        <Copied label={t('reference')} value={details.reference} />
        <Copied label={t('amount')} value={order.amount} />
      </dl>
    </section>
  );
}

function Copied({ label, value }: { label: string; value: string }) {
  const t = useTranslations('deposit.pay');
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') });
  return (
    <Detail label={label}>
      <span className="inline-flex items-center gap-1">
        <span className="tabular min-w-0 break-words select-all">{value}</span>
        <IconButton label={t('copy', { name: label })} onClick={() => void copy(value)} className="-my-2 -mr-2.5">
          <Copy size={18} />
        </IconButton>
      </span>
    </Detail>
  );
}
