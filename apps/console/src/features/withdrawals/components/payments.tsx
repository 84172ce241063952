import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type WithdrawalDetail, withdrawalReads } from '../api/withdrawal.ts';

/** The payments of a withdrawal as the provider tells them, and the way to ask it again. */
export function Payments({ detail: { payouts, withdrawal } }: { detail: WithdrawalDetail }) {
  const t = useTranslations('consoleWithdrawals');
  const act = useAct(withdrawalReads);
  const [reports, setReports] = useState<readonly { payoutId: string; provider: string; report: string }[]>([]);
  const { withdrawalId } = withdrawal;
  const ask = async () =>
    setReports((await callApi('staffDisputeAsk', { params: { withdrawalId }, body: {} })).reports);
  return (
    <section aria-label={t('payments')} className="flex flex-col gap-2">
      <h3 className="text-sm font-bold">{t('payments')}</h3>
      {payouts.length === 0 && <p className="text-sm text-ink-muted">{t('noPayments')}</p>}
      <ul className="flex flex-col gap-2 text-sm">
        {payouts.map((payout) => (
          <li key={payout.payoutId} className="rounded-md border border-line px-3 py-2">
            <Money amount={payout.amount} /> {payout.provider}, {t(`payment.${payout.state}`)}{' '}
            <Moment at={payout.settledAt ?? payout.askedAt} />
            <p className="verbatim text-xs text-ink-muted">
              {payout.payoutId} {payout.providerReference} {payout.reason}
            </p>
          </li>
        ))}
      </ul>
      {payouts.length > 0 && (
        <PermitButton
          permission="disputes.decide"
          variant="secondary"
          className="self-start"
          busy={act.isBusy}
          onClick={() => void act.run(ask)}
        >
          {t('ask')}
        </PermitButton>
      )}
      {act.failure !== null && <FailureNote failure={act.failure} />}
      <div role="status" className="text-sm">
        {reports.map(({ payoutId, provider, report }) => (
          <p key={payoutId}>{t('asked', { provider, report })}</p>
        ))}
      </div>
    </section>
  );
}
