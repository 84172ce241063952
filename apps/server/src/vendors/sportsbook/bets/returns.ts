import { betReturn, type SettledLeg } from '@baize/games/sportsbook';
import type { BetRow } from './bet-store.ts';
import { betCountOf } from './limits.ts';

export interface BetOutcome {
  to: 'SETTLED' | 'VOID';
  /** With what parts of the bet were sold for. */
  returnMinor: bigint;
}

type Bet = Pick<BetRow, 'choose' | 'open_unit_minor' | 'sold_minor' | 'legs'>;

/** What a bet with these results comes to. */
export function outcomeOfBet(bet: Bet, legs: readonly SettledLeg[]): BetOutcome {
  const { choose, open_unit_minor: unitMinor, sold_minor: soldMinor } = bet;
  const ofRest = betReturn(unitMinor, choose, legs);
  return { to: legs.every(({ result }) => result === 'void') ? 'VOID' : 'SETTLED', returnMinor: soldMinor + ofRest };
}

/** The stake that still runs. */
export const openStakeOf = ({ choose, open_unit_minor, legs }: Omit<Bet, 'sold_minor'>): bigint =>
  open_unit_minor * BigInt(betCountOf(choose, legs.length));

/** What a bet returns that was void from the beginning, as far as it was not sold. */
export const voidReturnOf = (bet: Bet): bigint => bet.sold_minor + openStakeOf(bet);
