import type { Calls, CallValue } from '@baize/contract';

/** What a fishing game answers to a launch token. */
export type FishingOpening = CallValue<Calls['fishingOpen']>;
