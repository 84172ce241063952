import { advertised as plain, advertisedCallBets as plainCallBets } from '../roulette/advertised.ts';

/** Every bet returns 36/37, as on the plain wheel: the straight-up by its multipliers. */
export const advertised = plain;
export const advertisedCallBets = plainCallBets;
