import { Info } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFloorMoney } from '../floor-context.tsx';
import { type Spot, useTableView } from './table-view.tsx';

/** Words for what the table takes on a bet. */
export function useLimitText(nameOf: (spot: Spot) => string, limitsOf: ReturnType<typeof useTableView>['limitsOf']) {
  const t = useTranslations('tables.limits');
  const money = useFloorMoney();
  return (spot: Spot): string | null => {
    const limits = limitsOf(spot.key);
    if (!limits) return null;
    return t('of', { bet: nameOf(spot), least: money(limits.leastMinor), most: money(limits.mostMinor) });
  };
}

/**
 * The limits of the table at a press: while it is on, a press on a spot tells what it takes, and when no bets are taken, why and until when.
 */
export function TableLimits({ useBetName }: { useBetName: () => (spot: Spot) => string }) {
  const t = useTranslations('tables.limits');
  const money = useFloorMoney();
  const { bets, asking, limitsOf, seatMostMinor } = useTableView();
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
            {seatMostMinor !== null && <p>{t('seat', { most: money(seatMostMinor) })}</p>}
            {!bets.isOpen && <p>{t('closed')}</p>}
          </div>
        )}
      </div>
    </div>
  );
}
