import { useFormatter, useTranslations } from 'use-intl';
import { Facts } from '../../../lib/facts.tsx';
import { Money } from '../../../lib/money.tsx';
import type { WithdrawalDetail } from '../api/withdrawal.ts';

const percent = 100;

/** What speaks for and against a withdrawal. */
export function RiskFacts({ risk }: { risk: WithdrawalDetail['risk'] }) {
  const t = useTranslations('consoleWithdrawals.risk');
  const format = useFormatter();
  const names = (list: readonly string[]) => (list.length === 0 ? t('nobody') : list.join(', '));
  const counted = ({ count, amount }: { count: number; amount: string }) => (
    <>
      {count}: <Money amount={amount} />
    </>
  );
  return (
    <section aria-label={t('title')}>
      <h3 className="mb-2 text-sm font-bold">{t('title')}</h3>
      <Facts
        columns={2}
        facts={[
          { label: t('turnover'), value: <Money amount={risk.turnoverMissing} /> },
          { label: t('first'), value: t(risk.isFirst ? 'yes' : 'no') },
          { label: t('deposits'), value: counted(risk.deposits) },
          { label: t('withdrawals'), value: counted(risk.withdrawals) },
          {
            label: t('ratio'),
            value: risk.ratioPercent === null ? '–' : format.number(risk.ratioPercent / percent, 'percent'),
          },
          { label: t('age'), value: t('hours', { hours: risk.accountAgeHours }) },
          { label: t('openCases'), value: format.number(risk.openCases, 'count') },
          { label: t('payees'), value: names(risk.sharedPayees), isWide: true },
          { label: t('devices'), value: names(risk.sharedDevices), isWide: true },
          { label: t('addresses'), value: names(risk.sharedAddresses), isWide: true },
        ]}
      />
    </section>
  );
}
