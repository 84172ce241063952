import type { Calls, CallValue } from '@baize/contract';

type FairnessState = CallValue<Calls['studioRotateSeed']>['fairness'];

/** Whether the seed after a change is the one whose hash was shown before the client seed was named; a seed from before promised none. */
export const isPromised = (before: FairnessState | null, after: FairnessState): boolean =>
  !before?.nextServerSeedHash || before.nextServerSeedHash === after.serverSeedHash;
