import { Badge } from '@baize/ui/badge';
import { EmptyState } from '@baize/ui/empty-state';
import { type Column, Table } from '@baize/ui/table';
import { useTranslations } from 'use-intl';
import { useMoneyLabel } from '../../../../lib/money.tsx';
import { PermitButton } from '../../../../lib/permit-button.tsx';
import type { Fees, PaymentFees, VendorFees } from '../../api/fees.ts';
import type { RemovedFee } from './remove-fee-dialog.tsx';

interface TermTableProps {
  fees: Fees;
  onRemove: (removed: RemovedFee) => void;
}
type Terms = Pick<PaymentFees, 'from' | 'state' | 'staff'>;

const tones = { over: 'neutral', running: 'success', coming: 'warning' } as const;

/** From when terms count, how they stand, and the way to take them back while nothing before today was charged by them. */
function useTermColumns<Row extends Terms>(today: string, onRemove: (row: Row) => void): readonly Column<Row>[] {
  const t = useTranslations('consoleReports.fees');
  return [
    { key: 'from', header: t('from'), cell: (row) => <span className="tabular whitespace-nowrap">{row.from}</span> },
    {
      key: 'state',
      header: t('state'),
      cell: (row) => <Badge tone={tones[row.state]}>{t(`states.${row.state}`)}</Badge>,
    },
    { key: 'staff', header: t('by'), cell: (row) => row.staff },
    {
      key: 'remove',
      header: t('remove'),
      align: 'end',
      cell: (row) =>
        row.from >= today && (
          <PermitButton permission="fees.edit" variant="ghost" onClick={() => onRemove(row)}>
            {t('remove')}
          </PermitButton>
        ),
    },
  ];
}

export function PaymentTable({ fees, onRemove }: TermTableProps) {
  const t = useTranslations('consoleReports.fees');
  const money = useMoneyLabel();
  const columns: readonly Column<PaymentFees>[] = [
    { key: 'provider', header: t('provider'), cell: ({ provider }) => <span className="verbatim">{provider}</span> },
    { key: 'method', header: t('method'), cell: ({ method }) => method || t('everyMethod') },
    {
      key: 'deposit',
      header: t('deposit'),
      cell: (row) => t('share', { percent: row.depositPercent, fixed: money(row.depositFixed) }),
    },
    {
      key: 'payout',
      header: t('payout'),
      cell: (row) => t('share', { percent: row.payoutPercent, fixed: money(row.payoutFixed) }),
    },
    {
      key: 'example',
      header: t('example', { amount: money(fees.exampleAmount) }),
      cell: (row) => t('examples', { deposit: money(row.depositExample), payout: money(row.payoutExample) }),
    },
    ...useTermColumns<PaymentFees>(fees.today, ({ provider, method, from }) =>
      onRemove({ kind: 'payment', code: provider, method, from, name: provider }),
    ),
  ];
  if (fees.payments.length === 0) return <EmptyState title={t('noPayments')} text={t('noPaymentsText')} />;
  return (
    <Table
      caption={t('payments')}
      columns={columns}
      rows={fees.payments}
      rowKey={({ provider, method, from }) => `${provider} ${method} ${from}`}
    />
  );
}

export function VendorTable({ fees, onRemove }: TermTableProps) {
  const t = useTranslations('consoleReports.fees');
  const money = useMoneyLabel();
  const columns: readonly Column<VendorFees>[] = [
    { key: 'name', header: t('vendor'), cell: ({ name }) => <span className="verbatim">{name}</span> },
    { key: 'percent', header: t('ggrShare'), cell: ({ ggrPercent }) => t('percent', { percent: ggrPercent }) },
    { key: 'example', header: t('example', { amount: money(fees.exampleAmount) }), cell: (row) => money(row.example) },
    ...useTermColumns<VendorFees>(fees.today, ({ vendor, name, from }) =>
      onRemove({ kind: 'vendor', code: vendor, method: '', from, name }),
    ),
  ];
  if (fees.vendors.length === 0) return <EmptyState title={t('noVendors')} text={t('noVendorsText')} />;
  return (
    <Table
      caption={t('vendors')}
      columns={columns}
      rows={fees.vendors}
      rowKey={({ vendor, from }) => `${vendor} ${from}`}
    />
  );
}
