import { Info } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTableFrameMoney } from '../../table-frame-context.tsx';
import { type Spot, useTableView } from '../table-view.tsx';

/** Words for what the table takes on a bet. */
export function useLimitText(nameOf: (spot: Spot) => string, limitsOf: ReturnType<typeof useTableView>['limitsOf']) {
  const t = useTranslations('tables.limits');
  const money = useTableFrameMoney();
  return (spot: Spot): string | null => {
    const limits = limitsOf(spot.key);
    if (!limits) return null;
    return t('of', { bet: nameOf(spot), min: money(limits.minMinor), max: money(limits.maxMinor) });
  };
}

/**
 * The limits of the table at a press: while it is on, a press on a spot tells what it takes, and when no bets are taken, why and until when.
 */
export function TableLimits({ useBetName }: { useBetName: () => (spot: Spot) => string }) {
  const t = useTranslations('tables.limits');
  const money = useTableFrameMoney();
  const { bets, asking, limitsOf, seatMaxMinor } = useTableView();
  const textOf = useLimitText(useBetName(), limitsOf);
  const { spot } = asking;
  return (
    <div className="table-limits">
      <button
        type="button"
        className="table-limits-ask"
        aria-pressed={asking.isOn}
        aria-label={t('show')}
        title={t('show')}
        onClick={asking.toggle}
      >
        <Info aria-hidden="true" />
      </button>
      <div role="status">
        {asking.isOn && (
          <div className="table-limits-told">
            <p>{(spot && textOf(spot)) ?? t('choose')}</p>
            {seatMaxMinor !== null && <p>{t('seat', { max: money(seatMaxMinor) })}</p>}
            {!bets.isOpen && <p>{t('closed')}</p>}
          </div>
        )}
      </div>
    </div>
  );
}
