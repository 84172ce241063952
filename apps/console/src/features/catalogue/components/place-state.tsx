import { Badge } from '@baize/ui/badge';
import { useTranslations } from 'use-intl';
import { Moment } from '../../../lib/moment.tsx';

export interface Place {
  isHot: boolean;
  position: number;
  isInMaintenance: boolean;
  maintenanceEndsAt: string | null;
  isEnabled: boolean;
}

/** What players see of a place in the lobby. */
export function PlaceState({ place }: { place: Place }) {
  const t = useTranslations('consoleOperations.catalogue');
  return (
    <span className="flex flex-wrap gap-1">
      {place.isEnabled ? <Badge tone="success">{t('offered')}</Badge> : <Badge tone="danger">{t('notOffered')}</Badge>}
      {place.isInMaintenance && (
        <Badge tone="warning">
          {t('isInMaintenance')}
          {place.maintenanceEndsAt !== null && (
            <>
              {' – '}
              <Moment at={place.maintenanceEndsAt} />
            </>
          )}
        </Badge>
      )}
      {place.isHot && <Badge tone="gold">{t('isHot')}</Badge>}
    </span>
  );
}
