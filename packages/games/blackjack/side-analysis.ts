import { cardKinds } from '../cards/index.ts';
import { analyseReturns, type BetAnalysis } from '../table-engine/analysis.ts';
import { pays, type Return10k } from '../table-engine/bet-type.ts';
import { pairOf, pairPays, threeOf, threePays } from './bets.ts';
import { packs } from './deal.ts';

const backOf = (toOne: number | null | undefined): Return10k => (toOne ? pays(toOne) : 0);
const add = (counts: Map<Return10k, bigint>, back: Return10k, ways: number) =>
  counts.set(back, (counts.get(back) ?? 0n) + BigInt(ways));

/** All pairs of cards of eight packs, in order. */
export function analysePairs(): BetAnalysis {
  const counts = new Map<Return10k, bigint>();
  for (let one = 0; one < cardKinds; one += 1)
    for (let other = 0; other < cardKinds; other += 1) {
      const pair = pairOf([one, other]);
      add(counts, backOf(pair && pairPays[pair]), packs * (one === other ? packs - 1 : packs));
    }
  return analyseReturns({ key: 'perfectPairs', selection: '' }, counts);
}

/** In how many orders three cards of eight packs come as each kind; six orders are one choice of three. */
export function threeCounts(): Map<string, number> {
  const counts = new Map<string, number>();
  for (let a = 0; a < cardKinds; a += 1)
    for (let b = 0; b < cardKinds; b += 1)
      for (let c = 0; c < cardKinds; c += 1) {
        const left = packs - Number(c === a) - Number(c === b);
        const ways = packs * (packs - Number(a === b)) * left;
        const kind = threeOf([a, b, c]) ?? 'none';
        counts.set(kind, (counts.get(kind) ?? 0) + ways);
      }
  return counts;
}

export function analyseThree(): BetAnalysis {
  const counts = new Map<Return10k, bigint>();
  for (const [kind, ways] of threeCounts()) add(counts, backOf(threePays[kind as keyof typeof threePays]), ways);
  return analyseReturns({ key: 'twentyOnePlusThree', selection: '' }, counts);
}

const tens = 128;
const cards = 416;
const insurancePays = 2;

/** Insurance of a player who holds so many ten-value cards among his two; null: nothing is known of his cards. */
export function analyseInsurance(held: number | null): BetAnalysis {
  const unseen = held === null ? cards - 1 : cards - 3;
  const left = tens - (held ?? 0);
  const counts = new Map<Return10k, bigint>([
    [pays(insurancePays), BigInt(left)],
    [0, BigInt(unseen - left)],
  ]);
  return analyseReturns({ key: 'insurance', selection: '' }, counts);
}
