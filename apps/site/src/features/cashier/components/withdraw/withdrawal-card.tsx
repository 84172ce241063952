import type { Withdrawal } from '@baize/contract';
import { Badge, type BadgeTone } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { moneyLabel } from '@baize/ui/money-text';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { useNow } from '../../../../lib/browser/use-now.ts';
import { clockText } from '../../../../lib/page/duration.ts';
import type { Terms } from '../../withdrawal-types.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ConfirmReceiptDialog } from './confirm-receipt-dialog.tsx';
import { Figures } from './figures.tsx';

const tones: Partial<Record<Withdrawal['state'], BadgeTone>> = {
  DISBURSED: 'gold',
  COMPLETED: 'success',
  AUTO_RECEIVED: 'success',
  PARTIAL_REVIEW: 'warning',
  DISPUTED: 'warning',
  REJECTED: 'danger',
};

/** One withdrawal: its state on a clock, why, who acts next, what the member may do, and all steps. */
export function WithdrawalCard({ withdrawal, terms }: { withdrawal: Withdrawal; terms: Terms }) {
  const t = useTranslations('withdraw');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  const { state, actsNext, fee, reason, remainder, bankReference } = withdrawal;
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface px-4 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="tabular text-lg font-bold">{moneyLabel(withdrawal.amount, symbol)}</p>
        <Badge tone={tones[state] ?? 'neutral'}>{t(`state.${state}`)}</Badge>
      </div>
      {actsNext !== null && (
        <p className="text-sm">
          {t(`next.${actsNext}`)} <StateClock withdrawal={withdrawal} />
        </p>
      )}
      {reason !== '' && <p className="text-sm">{t('reason', { reason })}</p>}
      {bankReference !== '' && <p className="text-sm">{t('bankReference', { reference: bankReference })}</p>}
      <p className="text-sm text-ink-muted">
        {t('to', { account: `${withdrawal.institution} ${withdrawal.numberMasked}` })},{' '}
        {format.dateTime(new Date(withdrawal.createdAt), 'moment')}
      </p>
      <Figures
        figures={[
          [t('fee'), moneyLabel(fee, symbol)],
          [t('arrives'), moneyLabel(withdrawal.arrives, symbol)],
          ...(remainder === null ? [] : [[t('missing'), moneyLabel(remainder, symbol)] as const]),
        ]}
      />
      <Acts withdrawal={withdrawal} terms={terms} />
      <details className="text-sm">
        <summary className="min-h-touch cursor-pointer py-2 font-semibold">{t('steps')}</summary>
        <ol className="flex flex-col gap-2 border-l-2 border-line pl-3">
          {withdrawal.steps.map((step) => (
            <li key={`${step.at} ${step.to}`} className="flex flex-col">
              <span>{t('step', { state: t(`state.${step.to}`), actor: t(`actor.${step.actor}`) })}</span>
              <time dateTime={step.at} className="tabular text-xs text-ink-muted">
                {format.dateTime(new Date(step.at), 'moment')}
              </time>
              {step.reason !== '' && <span className="text-ink-muted">{step.reason}</span>}
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}

/** Until when somebody must act, or how long it has been so. */
function StateClock({ withdrawal: { deadlineAt, stateSince } }: { withdrawal: Withdrawal }) {
  const t = useTranslations('withdraw');
  const nowMs = useNow().getTime();
  const text =
    deadlineAt === null
      ? t('since', { time: clockText(nowMs - Date.parse(stateSince)) })
      : t('left', { time: clockText(Date.parse(deadlineAt) - nowMs) });
  return (
    <span role="timer" className="tabular font-semibold">
      {text}
    </span>
  );
}

function Acts({ withdrawal, terms }: { withdrawal: Withdrawal; terms: Terms }) {
  const t = useTranslations('withdraw');
  const [open, setOpen] = useState<'cancel' | 'confirm' | null>(null);
  const [may] = withdrawal.may;
  if (may === undefined) return null;
  const close = () => setOpen(null);
  if (may === 'cancel') {
    return (
      <>
        <Button variant="secondary" className="self-start" onClick={() => setOpen('cancel')}>
          {t('cancel')}
        </Button>
        {open === 'cancel' && <CancelDialog withdrawal={withdrawal} onClose={close} />}
      </>
    );
  }
  const label = may === 'confirm' ? t('confirm.open') : t(`confirm.${may}`);
  return (
    <>
      <Button
        variant={may === 'confirm' ? 'primary' : 'secondary'}
        className="self-start"
        onClick={() => setOpen('confirm')}
      >
        {label}
      </Button>
      {open === 'confirm' && (
        <ConfirmReceiptDialog withdrawal={withdrawal} title={label} may={may} terms={terms} onClose={close} />
      )}
    </>
  );
}
