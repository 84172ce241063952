import { smaller } from '../exact/bigints.ts';
import type { Plan, RoomInput } from '../room-engine/index.ts';
import { offersOf } from './betting.ts';
import { behindOf, betOf, type HoldemState } from './state.ts';

/** What a seat may decide in advance that is still to act on this street: what holds for a bet holds for that bet alone. */
export function plansOf(state: HoldemState, seat: number): readonly Plan[] {
  if (state.isOver || !state.toAct.slice(1).includes(seat)) return [];
  const missing = state.currentBet - betOf(state, seat);
  const answer = missing > 0n ? { name: 'call', amount: smaller(missing, behindOf(state, seat)) } : { name: 'check' };
  return [{ name: 'checkFold' }, answer, { name: 'callAny' }];
}

/** What a plan comes to at the seat's turn; null: the bet has changed under it. */
export function inputOfPlan(state: HoldemState, seat: number, { name, amount }: Plan): RoomInput | null {
  const offers = offersOf(state, seat);
  if (!offers) return null;
  const { canCheck, callMinor } = offers;
  if (name === 'checkFold') return { act: canCheck ? 'check' : 'fold' };
  if (name === 'check') return canCheck ? { act: 'check' } : null;
  if (name === 'callAny') return { act: callMinor === null ? 'check' : 'call' };
  return name === 'call' && callMinor !== null && callMinor === amount ? { act: 'call' } : null;
}
