import type { HandSetup, Owing, Seating, TableSeat } from '../room-engine/index.ts';
import { blindSeats } from './state.ts';

/** Whether a seat lies between two others, clockwise, and is neither. */
const isBetween = (seat: number, from: number, to: number): boolean =>
  from < to ? seat > from && seat < to : seat > from || seat < to;

/** Who of a table is dealt in, beside the big blind: nobody posts what he owes in the place of the small blind. */
function joining(present: readonly TableSeat[], big: number): TableSeat[] {
  let joins = present.filter(({ seat, owes, isPosting }) => seat === big || owes === 'nothing' || isPosting);
  for (;;) {
    const place = joins.findIndex(({ seat }) => seat === big);
    const small = joins.at(place - 1) as TableSeat;
    const isIn = small.seat === big || small.owes === 'nothing' || small.owes === 'small';
    if (isIn) return joins;
    joins = joins.filter(({ seat }) => seat !== small.seat);
  }
}

/** What a seat that is not dealt in owes once the big blind has moved on. */
function owingAfter({ seat, owes }: TableSeat, lastBig: number, big: number): Owing {
  if (isBetween(seat, lastBig, big)) return 'both';
  return seat === lastBig && owes === 'nothing' ? 'small' : owes;
}

/**
 * Who is dealt in, by the rule of cash games (rulebook 4.4): the big blind moves on to the next seat that can be dealt in. Whoever it passes
 * owes both blinds; whoever sits out as the small blind alone comes to him owes that. He posts what he owes, a small blind dead, or waits for
 * the big blind, which settles it. Where fewer than two would play, the table begins anew and nobody owes anything.
 */
export function seatingOf(last: Pick<HandSetup, 'seats' | 'button'> | null, sittings: readonly TableSeat[]): Seating {
  const present = sittings.filter(({ isOut }) => !isOut);
  if (present.length < 2) return { dealt: [], owing: [] };
  const unowing = (of: readonly TableSeat[]) => of.map(({ seat }) => ({ seat, owes: 'nothing' as const }));
  const out = sittings.filter(({ isOut }) => isOut);
  if (last === null) return { dealt: unowing(present), owing: out.map(({ seat, owes }) => ({ seat, owes })) };
  const { big: lastBig } = blindSeats(last);
  const big = (present.find(({ seat }) => seat > lastBig) ?? (present[0] as TableSeat)).seat;
  const joins = joining(present, big);
  const isAnew = joins.length < 2;
  const dealt = isAnew ? present : joins;
  const small = dealt.at(dealt.findIndex(({ seat }) => seat === big) - 1)?.seat;
  const owed = ({ seat, owes }: TableSeat): Owing => (isAnew || seat === big || seat === small ? 'nothing' : owes);
  return {
    dealt: dealt.map((sitting) => ({ seat: sitting.seat, owes: owed(sitting) })),
    owing: sittings
      .filter((sitting) => !dealt.includes(sitting))
      .map((sitting) => ({ seat: sitting.seat, owes: owingAfter(sitting, lastBig, big) })),
  };
}
