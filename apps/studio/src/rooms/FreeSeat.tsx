import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** A seat that nobody has; `onSit` null: the player cannot take it now. */
export function FreeSeat({ seat, place, onSit }: { seat: number; place: number; onSit: (() => void) | null }) {
  const t = useTranslations('rooms.table');
  return (
    <li className="room-seat" data-place={place} data-free="true">
      {onSit ? (
        <button type="button" className="room-free" onClick={onSit} aria-label={t('sitAt', { seat: seat + 1 })}>
          <Plus aria-hidden="true" />
          <span>{t('sit')}</span>
        </button>
      ) : (
        <span className="room-free">{t('free')}</span>
      )}
    </li>
  );
}
