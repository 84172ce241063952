import type { CallInput, Calls } from '@baize/contract';

export type PlaceChange = CallInput<Calls['staffGameEdit']>['body'];

export interface Place {
  isHot: boolean;
  position: number;
  isInMaintenance: boolean;
  /** When the maintenance ends by itself. */
  maintenanceEndsAt: Date | null;
  isEnabled: boolean;
}

/** The place as it is after a change; what is left out stays, and without a maintenance there is no end of it. */
export function placeAfter(before: Place, change: PlaceChange): Place {
  const isInMaintenance = change.isInMaintenance ?? before.isInMaintenance;
  const { maintenanceEndsAt: end } = change;
  const endsAt = end === undefined ? before.maintenanceEndsAt : end === null ? null : new Date(end);
  return {
    isHot: change.isHot ?? before.isHot,
    position: change.position ?? before.position,
    isInMaintenance,
    maintenanceEndsAt: isInMaintenance ? endsAt : null,
    isEnabled: change.isEnabled ?? before.isEnabled,
  };
}

/** As it is shown. */
export const placeView = <P extends Pick<Place, 'maintenanceEndsAt'>>({ maintenanceEndsAt, ...place }: P) => ({
  ...place,
  maintenanceEndsAt: maintenanceEndsAt?.toISOString() ?? null,
});
