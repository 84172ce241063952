import { analyseBets, analyseReturns, type BetAnalysis, type Weighted } from '../table-engine/analysis.ts';
import type { BetType } from '../table-engine/bet-type.ts';
import { betTypeOf } from '../table-engine/settle.ts';
import type { RouletteSeen } from './bets.ts';
import { type CallBet, callBets, selectionOf, wheel } from './layout.ts';

/** A spin of the wheel: every pocket alike. */
export const ways: readonly Weighted<RouletteSeen>[] = wheel.map((pocket) => ({ seen: { pocket }, weight: 1n }));

export const analyse = (betTypes: readonly BetType<RouletteSeen>[]): BetAnalysis[] => analyseBets(betTypes, ways);

/** A call bet as one bet whose stake is the sum of its chips; the figures are for one chip of it. */
export function analyseCallBet<Seen extends RouletteSeen>(
  betTypes: readonly BetType<Seen>[],
  name: CallBet,
  spins: readonly Weighted<Seen>[],
): BetAnalysis & { chips: number } {
  const parts = callBets[name].map(({ key, numbers, chips }) => {
    const selection = selectionOf(numbers);
    const betType = betTypeOf(betTypes, { key, selection });
    if (!betType) throw new RangeError(`no bet ${key} ${selection}`);
    return { betType, selection, chips };
  });
  const chips = parts.reduce((sum, part) => sum + part.chips, 0);
  const counts = new Map<number, bigint>();
  for (const { seen, weight } of spins) {
    const back = parts.reduce((sum, part) => sum + part.chips * part.betType.returnOf(seen, part.selection), 0);
    counts.set(back, (counts.get(back) ?? 0n) + weight);
  }
  return { ...analyseReturns({ key: name, selection: '' }, counts), chips };
}
