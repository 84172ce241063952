import { type DrawBelow, shuffle } from '@baize/fairness';
import { analyseReturns, type BetAnalysis } from '../table-engine/analysis.ts';
import { type Return10k, stakeBack } from '../table-engine/bet-type.ts';
import { payoutOf } from '../table-engine/settle.ts';

/** Lucky Koi, a scratch card: nine fields under foil; three alike pay what stands on them. */
export const rulesVersion = 'lucky-koi-1';
export const gameCode = 'lucky_koi';

export const fieldCount = 9;
const alike = 3;

/** Cards that the prizes are counted by. */
export const printRun = 1_000_000;

/** Every prize, the highest first: times the stake, its symbol, and how many of `printRun` cards win it. */
export const prizes = [
  { times: 1_000, symbol: 'koi', cards: 25 },
  { times: 250, symbol: 'lotus', cards: 160 },
  { times: 100, symbol: 'shell', cards: 500 },
  { times: 25, symbol: 'butterfly', cards: 4_800 },
  { times: 10, symbol: 'peach', cards: 12_500 },
  { times: 5, symbol: 'fish', cards: 30_000 },
  { times: 2, symbol: 'leaf', cards: 105_000 },
  { times: 1, symbol: 'coin', cards: 230_000 },
] as const;
export type Prize = (typeof prizes)[number];
export type KoiSymbol = Prize['symbol'];

/** A field as the multiplier that stands on it. */
export type Field = Prize['times'];

/** The prize of a card by its number from 0 to `printRun` - 1: the highest ones first; null for a card that wins nothing. */
export function prizeAt(card: number): Prize | null {
  let last = 0;
  for (const prize of prizes) {
    last += prize.cards;
    if (card < last) return prize;
  }
  return null;
}

const twice = (fields: readonly Field[]): Field[] => fields.flatMap((field) => [field, field]);

/** Lays the fields of a card: three of its prize, of anything else two at most. */
function layFields(prize: Prize | null, draw: DrawBelow): Field[] {
  const others = prizes.flatMap(({ times }) => (times === prize?.times ? [] : [times]));
  const rest = shuffle(twice(others), draw);
  if (prize === null) return rest.slice(0, fieldCount);
  const won = Array.from({ length: alike }, (): Field => prize.times);
  return shuffle([...won, ...rest.slice(0, fieldCount - alike)], draw);
}

/** Draws a card: which one of `printRun`, then what lies on its fields. */
export const drawCard = (draw: DrawBelow): Field[] => layFields(prizeAt(draw(printRun)), draw);

/** What a card wins: the field that is on it three times; null without one. */
export const prizeOf = (fields: readonly Field[]): Prize | null =>
  prizes.find(({ times }) => fields.filter((field) => field === times).length >= alike) ?? null;

export const returnOf = (fields: readonly Field[]): Return10k => (prizeOf(fields)?.times ?? 0) * stakeBack;
export const bestReturn: Return10k = prizes[0].times * stakeBack;

export interface KoiRound {
  readonly fields: readonly Field[];
  readonly payoutMinor: bigint;
}

/** Buys one card and settles. */
export function playRound(_: object, { betMinor, draw }: { betMinor: bigint; draw: DrawBelow }): KoiRound {
  const fields = drawCard(draw);
  return { fields, payoutMinor: payoutOf(betMinor, returnOf(fields)) };
}

/** Exact figures of a card. */
export function analyse(): BetAnalysis {
  const won = prizes.reduce((sum, { cards }) => sum + cards, 0);
  return analyseReturns(
    { key: 'card', selection: '' },
    new Map([
      ...prizes.map(({ times, cards }): [Return10k, bigint] => [times * stakeBack, BigInt(cards)]),
      [0, BigInt(printRun - won)],
    ]),
  );
}
