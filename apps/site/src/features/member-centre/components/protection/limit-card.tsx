import { Button } from '@baize/ui/button';
import { moneyLabel } from '@baize/ui/money-text';
import { Progress } from '@baize/ui/progress';
import { useFormatter, useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import type { OwnLimit } from '../../api/protection.ts';
import { shareOf, spanOf } from '../../limit-figures.ts';
import { WaitingChange } from './waiting-change.tsx';

/** One limit: what it is, how much of it is used, when it starts again, and a change that waits. */
export function LimitCard({ limit, onChange }: { limit: OwnLimit; onChange: () => void }) {
  const t = useTranslations('protection.limits');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  const { kind, amount, operatorAmount, used, renewsAt, waiting } = limit;
  const money = (of: string) => moneyLabel(of, symbol);
  const usedText =
    amount === null ? t('used', { used: money(used) }) : t('usedOf', { used: money(used), limit: money(amount) });
  return (
    <li className="flex flex-col gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-sm text-ink-muted">{t(`spans.${spanOf(kind)}`)}</h3>
          <p className="tabular text-lg font-bold">{amount === null ? t('none') : money(amount)}</p>
        </div>
        <Button
          variant="secondary"
          onClick={onChange}
          aria-label={`${t(amount === null ? 'set' : 'change')}: ${t(`kinds.${kind}`)}`}
        >
          {t(amount === null ? 'set' : 'change')}
        </Button>
      </div>
      {amount !== null && <Progress label={t(`kinds.${kind}`)} share={shareOf(used, amount)} valueText={usedText} />}
      <p className="tabular flex flex-wrap justify-between gap-x-4 text-sm text-ink-muted">
        <span>{usedText}</span>
        <span>{t('renews', { time: format.dateTime(new Date(renewsAt), 'moment') })}</span>
      </p>
      {operatorAmount !== null && (
        <p className="text-sm text-ink-muted">{t('operator', { amount: money(operatorAmount) })}</p>
      )}
      {waiting !== null && <WaitingChange kind={kind} waiting={waiting} />}
    </li>
  );
}
