import { type Calls, type CallValue, type GameType, gameType } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { MoneyText, moneyLabel } from '@baize/ui/money-text';
import { SkeletonRows } from '@baize/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { paths } from '../../../../config/paths.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { type PayLine, useIncomeLine } from '../../api/income.ts';
import { shownPayPeriod } from './pay-period.ts';

const SKELETON_ROWS = 5;
type Step = CallValue<Calls['agentIncomeLine']>['steps'][number];

/** How a pay came to be, from the team's figures to the agent's own part. */
export function IncomeLine({ line, onClose }: { line: PayLine; onClose: () => void }) {
  const t = useTranslations('agents.pay');
  const action = useTranslations('common.action');
  const { data, isError, error, refetch } = useIncomeLine(line.kind, line.period);
  const title = t('howTitle', { kind: t(`kinds.${line.kind}`), period: shownPayPeriod(line.period) });
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={action('close')} size="md">
      {isError ? (
        <CallFailure thrown={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonRows rows={SKELETON_ROWS} />
      ) : (
        <div className="flex flex-col gap-4">
          <dl className="flex flex-col divide-y divide-line">
            {data.steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps stand in their order and never move
              <StepRow key={index} step={step} />
            ))}
          </dl>
          {Number(data.setOff) > 0 && (
            <p className="rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink">
              {t('setOff', { amount: moneyLabel(data.setOff) })}
            </p>
          )}
          <Link to={paths.feedback} className="self-start text-sm font-medium underline underline-offset-4">
            {t('dispute')}
          </Link>
          {data.reason !== '' && <p className="text-sm text-ink-muted">{t('reason', { reason: data.reason })}</p>}
        </div>
      )}
    </Dialog>
  );
}

const isGameType = (label: string): label is GameType => (gameType.options as readonly string[]).includes(label);

function StepRow({ step }: { step: Step }) {
  const t = useTranslations('agents.steps');
  const types = useTranslations('common.gameType');
  const format = useFormatter();
  const label = isGameType(step.label) ? types(step.label) : step.label;
  return (
    <div className="flex min-h-touch items-center justify-between gap-4 text-sm">
      <dt>{label === '' ? t(step.step) : `${t(step.step)}: ${label}`}</dt>
      <dd className="tabular font-semibold">
        {step.unit === 'amount' && <MoneyText amount={step.value} />}
        {step.unit === 'percent' && `${step.value} %`}
        {step.unit === 'count' && format.number(Number(step.value), 'count')}
      </dd>
    </div>
  );
}
