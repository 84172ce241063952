import type { CallInput, Calls } from '@baize/contract';

export type PlaceChange = CallInput<Calls['staffGameEdit']>['body'];

export interface Place {
  isHot: boolean;
  position: number;
  isInMaintenance: boolean;
  isEnabled: boolean;
}

/** The place as it is after a change; what is left out stays. */
export const placeAfter = (before: Place, change: PlaceChange): Place => ({
  isHot: change.isHot ?? before.isHot,
  position: change.position ?? before.position,
  isInMaintenance: change.isInMaintenance ?? before.isInMaintenance,
  isEnabled: change.isEnabled ?? before.isEnabled,
});
