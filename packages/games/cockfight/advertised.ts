import type { ArenaCode } from './arenas.ts';
import type { FightBet } from './book.ts';

/** The returns as the rules show them, in percent of what is at risk: the mean over all fights, on birds at opening odds or in a fair pool. */
export const advertised: Readonly<Record<ArenaCode, Readonly<Record<FightBet, string>>>> = {
  DS88: { meron: '96.54', wala: '96.53', bdd: '90.00', ftd: '89.60' },
  DIG: { meron: '96.08', wala: '96.07', bdd: '90.00', ftd: '89.60' },
  WS168: { meron: '95.78', wala: '95.78', bdd: '90.00', ftd: '89.60' },
};
