import { toFailure } from '@baize/client';
import type { OwnLimitKind } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { moneyLabel } from '@baize/ui/money-text';
import { useFormatter, useTranslations } from 'use-intl';
import { serverFacts } from '../../../../lib/api/client.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { type OwnLimit, useProtectionAct } from '../../api/protection.ts';

/** A higher limit, or none, that waits: from when and until when the second yes is taken, and the way back. */
export function WaitingChange({ kind, waiting }: { kind: OwnLimitKind; waiting: NonNullable<OwnLimit['waiting']> }) {
  const t = useTranslations('protection.limits');
  const errors = useTranslations('errors');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  const act = useProtectionAct();
  const moment = (of: string) => format.dateTime(new Date(of), 'moment');
  const isReady = serverFacts.nowMs() >= Date.parse(waiting.readyAt);
  const lapses = moment(waiting.lapsesAt);
  const decide = (decision: 'confirm' | 'withdraw') =>
    act.mutate({ act: 'decide', kind, changeId: waiting.id, decision });
  return (
    <div className="flex flex-col gap-2 rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink">
      <p className="font-semibold">
        {waiting.amount === null ? t('waitingNone') : t('waiting', { amount: moneyLabel(waiting.amount, symbol) })}
      </p>
      <p>{isReady ? t('readyNow', { lapses }) : t('readyFrom', { time: moment(waiting.readyAt), lapses })}</p>
      <div className="flex flex-wrap gap-3">
        {isReady && (
          <Button busy={act.isPending} onClick={() => decide('confirm')}>
            {t('confirm')}
          </Button>
        )}
        <Button variant="secondary" busy={act.isPending} onClick={() => decide('withdraw')}>
          {t('keep')}
        </Button>
      </div>
      {act.error !== null && <p role="alert">{faultText(errors, { key: toFailure(act.error).messageKey })}</p>}
    </div>
  );
}
