import { moneyLabel } from '@baize/ui/money-text';
import { useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import type { PointConfig } from '../../api/points.ts';

/** How points are earned and what they are worth, as figures. */
export function EarningRules({ config }: { config: PointConfig }) {
  const t = useTranslations('rewards.points');
  const gameType = useTranslations('common.gameType');
  const symbol = useWhitelabel().data?.currency.symbol;
  if (!config.enabled) return <p className="text-sm text-ink-muted">{t('off')}</p>;
  return (
    <div className="flex flex-col gap-1 text-sm text-ink-muted">
      <p>{t('earn', { amount: moneyLabel(config.perTurnover, symbol) })}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {config.weights.map((weight) => (
          <li key={weight.gameType}>{`${gameType(weight.gameType)} ${weight.percent} %`}</li>
        ))}
      </ul>
      <p>{t('rate', { points: config.pointsPerUnit, amount: moneyLabel(config.unit, symbol) })}</p>
      <p>{t('noExpiry')}</p>
    </div>
  );
}
