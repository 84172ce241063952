import { useTranslations } from 'use-intl';
import { useTableFrameMoney } from '../table-frame/table-frame-context.tsx';

/** The stakes of a room that has a base. */
export function BaseStake({ baseMinor }: { baseMinor: string }) {
  const t = useTranslations('rooms.lobby');
  const money = useTableFrameMoney();
  return (
    <>
      <span>{t('base')}</span>
      <strong className="tabular">{money(baseMinor)}</strong>
    </>
  );
}
