import type { Calls, CallValue } from '@baize/contract';

/** What an arena answers to a launch token. */
export type ArenaOpening = CallValue<Calls['cockfightOpen']>;
