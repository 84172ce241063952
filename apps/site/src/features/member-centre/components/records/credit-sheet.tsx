import { MoneyText } from '@baize/ui/money-text';
import { type Column, Table } from '@baize/ui/table';
import { useFormatter, useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import type { CreditReport } from '../../api/credit-report.ts';
import { Fact, Facts } from '../facts.tsx';

type KindLine = CreditReport['kinds'][number];

/** The report itself, as it is shown and printed: balances at both ends and what moved between them, by kind. */
export function CreditSheet({ report, account }: { report: CreditReport; account: string }) {
  const t = useTranslations('records');
  const profit = useTranslations('member.profit');
  const format = useFormatter();
  const { data: brand } = useWhitelabel();
  const prefix = brand === undefined ? {} : { symbol: brand.currency.symbol };
  const day = (date: string) => format.dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  const columns: readonly Column<KindLine>[] = [
    {
      key: 'kind',
      header: t('kind'),
      cell: ({ kind }) => <span className="font-semibold">{t(`kinds.${kind}`)}</span>,
    },
    { key: 'lines', header: t('lines'), align: 'end', cell: ({ lines }) => format.number(lines, 'count') },
    { key: 'received', header: t('received'), align: 'end', cell: ({ received }) => <MoneyText amount={received} /> },
    { key: 'paid', header: t('paid'), align: 'end', cell: ({ paid }) => <MoneyText amount={paid} /> },
    { key: 'net', header: t('net'), align: 'end', cell: ({ net }) => <MoneyText amount={net} signed /> },
  ];
  return (
    <section aria-label={t('title')} className="flex flex-col gap-5">
      <Facts>
        <Fact label={t('account')}>{brand === undefined ? account : `${account} · ${brand.brandName}`}</Fact>
        <Fact label={t('period')}>{t('fromTo', { first: day(report.firstDate), last: day(report.lastDate) })}</Fact>
        <Fact label={t('opening')}>
          <MoneyText amount={report.openingBalance} {...prefix} />
        </Fact>
        <Fact label={t('closing')}>
          <MoneyText amount={report.closingBalance} {...prefix} />
        </Fact>
        <Fact label={t('netTotal')}>
          <MoneyText amount={report.net} signed {...prefix} />
        </Fact>
      </Facts>
      <Table caption={t('byKind')} columns={columns} rows={report.kinds} rowKey={({ kind }) => kind} />
      <p className="text-sm text-ink-muted">
        {profit('zone', { zone: report.timeZone })}{' '}
        {t('madeAt', { time: format.dateTime(new Date(report.madeAt), 'moment') })}
      </p>
    </section>
  );
}
