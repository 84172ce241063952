import { payPots, sidePotsOf } from '@baize/games/room-engine';
import * as z from 'zod';
import { shown } from '../../frame/fields.ts';
import { CaseFault, defineKind } from '../../frame/kind.ts';
import { amount } from '../sports/amounts.ts';

const maxSeats = 23;
const schema = z.strictObject({
  committed: z.record(z.string(), amount),
  folded: z.array(z.string()).default([]),
  ranks: z.record(z.string(), z.number()),
  rake: amount.optional(),
  odd: z.array(z.string()).optional(),
});
type Case = z.output<typeof schema>;

/** Throws CaseFault for a seat that is missing, twice or not there. */
function check({ folded, ranks, odd }: Case, names: readonly string[]): void {
  if (names.length < 2 || names.length > maxSeats) throw new CaseFault('invalid_input', 'committed');
  for (const [field, seats] of [
    ['folded', folded],
    ['odd', odd ?? names],
  ] as const)
    for (const [index, seat] of seats.entries())
      if (!names.includes(seat) || seats.indexOf(seat) !== index)
        throw new CaseFault('invalid_input', `${field}.${index}`);
  for (const seat of Object.keys(ranks))
    if (!names.includes(seat)) throw new CaseFault('unknown_field', `ranks.${seat}`);
  const live = names.filter((seat) => !folded.includes(seat));
  if (live.length === 0) throw new CaseFault('invalid_input', 'folded');
  for (const seat of live) {
    if (ranks[seat] === undefined) throw new CaseFault('invalid_input', `ranks.${seat}`);
    if (odd && !odd.includes(seat)) throw new CaseFault('invalid_input', 'odd');
  }
}

/** Uncalled bet, pots and payouts of a hand of poker (rulebook 4.4); an odd chip goes to the first winner in `odd`. */
export const sidePots = defineKind({
  name: 'sidePots',
  schema,
  answer: (input) => {
    const names = Object.keys(input.committed);
    check(input, names);
    const { committed, folded, ranks, rake = 0n, odd = names } = input;
    const at = (name: string) => names.indexOf(name);
    const nameOf = (seat: number) => names[seat] as string;
    const { uncalled, pots } = sidePotsOf(
      new Map(names.map((name, seat) => [seat, committed[name] as bigint])),
      folded.map(at),
    );
    if (rake > pots.reduce((sum, { amountMinor }) => sum + amountMinor, 0n))
      throw new CaseFault('invalid_input', 'rake');
    const { paid } = payPots(pots, {
      rankOf: (seat) => ranks[nameOf(seat)] as number,
      rakeMinor: rake,
      order: odd.map(at),
    });
    return {
      uncalled: uncalled ? { [nameOf(uncalled.seat)]: shown(uncalled.amountMinor) } : {},
      pots: pots.map(({ amountMinor, eligible }) => ({ amount: shown(amountMinor), eligible: eligible.map(nameOf) })),
      payout: Object.fromEntries(names.map((name, seat) => [name, shown(paid.get(seat)?.paidMinor ?? 0n)])),
    };
  },
});
