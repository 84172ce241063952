import type { TableSeat } from '@baize/contract';
import type { Bet, Table } from '../../table-frame/table/use-table.ts';
import type { Paid } from '../../table-frame/WinFlag.tsx';

/** Which of the player's bets in a flight. */
export type Slot = 0 | 1;

/** What a player bets on a flight: an amount, and the multiplier at which it leaves by itself, "2.00", or '' for by hand. */
export interface Order {
  stakeMinor: bigint;
  selection: string;
}

export const betOf = (order: Order): Bet => ({ key: 'cashOut', ...order });

/** What is known of a player's bets in a flight. */
export type OwnBets = Pick<Table, 'seat' | 'secondSeat' | 'paidMinor'>;

export const seatAt = ({ seat, secondSeat }: OwnBets, slot: Slot): TableSeat | null => (slot === 0 ? seat : secondSeat);
export const hasBet = (bets: OwnBets, slot: Slot): boolean => (seatAt(bets, slot)?.placements.length ?? 0) > 0;

/** What a bet of the flight has paid; null while it is open. */
export function paidOf(bets: OwnBets, slot: Slot): Paid | null {
  const seat = seatAt(bets, slot);
  const told = slot === 0 ? bets.paidMinor : null;
  const paidMinor = seat?.status === 'settled' ? BigInt(seat.payoutMinor ?? '0') : told;
  return seat && paidMinor !== null ? { id: seat.seatId, paidMinor, stakeMinor: BigInt(seat.stakeMinor) } : null;
}
