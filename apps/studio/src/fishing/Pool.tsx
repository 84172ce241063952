import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useTableFrame, useTableFrameMoney } from '../table-frame/table-frame-context.tsx';

const shownMs = 5_000;

/** What stands in the pool of the level. */
export function PoolPlate({ amountMinor }: { amountMinor: string }) {
  const t = useTranslations('fishing.pool');
  const money = useTableFrameMoney();
  return (
    <p className="fishing-pool" data-pool>
      <span>{t('label')}</span> <b className="tabular">{money(amountMinor)}</b>
    </p>
  );
}

/** Says for a while that the player has won the pool. */
export function PoolWon({ amountMinor, onClose }: { amountMinor: string; onClose: () => void }) {
  const t = useTranslations('fishing.pool');
  const money = useTableFrameMoney();
  const { sound } = useTableFrame();
  useEffect(() => {
    sound.play('win');
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [onClose, sound]);
  return (
    <p className="fishing-pool-won">
      <span>{t('wonTitle')}</span>
      <b className="tabular">{money(amountMinor)}</b>
    </p>
  );
}
