import { type Card, cardOf, ranksPerSuit, type Suit, suits } from '../cards/index.ts';
import { choose } from '../exact/bigints.ts';
import { type PokerHandName, pokerHandOf } from '../holdem/hand.ts';
import { analyseReturns, type BetAnalysis } from '../table-engine/analysis.ts';
import { pays, type Return10k } from '../table-engine/bet-type.ts';
import { sixCardPays } from './bets.ts';

const cardsSeen = 6;
const forFlush = 5;
const suitCount = suits.length;

/** Every choice of six ranks of which none comes more than four times, in ascending order. */
function everyRanks(): number[][] {
  const found: number[][] = [];
  const add = (chosen: readonly number[], from: number): void => {
    if (chosen.length === cardsSeen) {
      found.push([...chosen]);
      return;
    }
    for (let rank = from; rank <= ranksPerSuit; rank += 1)
      if (chosen.filter((one) => one === rank).length < suitCount) add([...chosen, rank], rank);
  };
  add([], 1);
  return found;
}

const suitAt = (index: number): Suit => suits[index % suitCount] as Suit;

/** Cards of these ranks, all but one of one suit; with no odd one, all of it. */
const suitedBut = (ranks: readonly number[], odd: number | null): Card[] =>
  ranks.map((rank, index) => cardOf(rank, suitAt(index === odd ? 1 : 0)));

interface Ways {
  readonly cards: Card[];
  readonly ways: bigint;
}

/** The suits in which six cards of these ranks can come: with five or six of one suit, and all the others. */
function waysOf(ranks: readonly number[]): Ways[] {
  const times = new Map<number, number>();
  for (const rank of ranks) times.set(rank, (times.get(rank) ?? 0) + 1);
  const all = [...times.values()].reduce((product, time) => product * choose(suitCount, time), 1n);
  const indexes = ranks.map((_, index) => index);
  const four = BigInt(suitCount);
  const flushes: Ways[] = [];
  if (times.size === cardsSeen) {
    flushes.push({ cards: suitedBut(ranks, null), ways: four });
    for (const odd of indexes) flushes.push({ cards: suitedBut(ranks, odd), ways: four * (four - 1n) });
  }
  if (times.size === forFlush) {
    const second = indexes.find((index) => ranks[index] === ranks[index - 1]) ?? 0;
    flushes.push({ cards: suitedBut(ranks, second), ways: four * (four - 1n) });
  }
  const flushWays = flushes.reduce((sum, { ways }) => sum + ways, 0n);
  return [...flushes, { cards: withoutFlush(ranks), ways: all - flushWays }];
}

/** Cards of these ranks of which no five are of one suit. */
function withoutFlush(ranks: readonly number[]): Card[] {
  const used = new Set<Card>();
  return ranks.map((rank, index) => {
    const free = suits.map((_, step) => cardOf(rank, suitAt(index + step))).find((card) => !used.has(card));
    if (free === undefined) throw new RangeError(`five cards of rank ${rank}`);
    used.add(free);
    return free;
  });
}

/** How often each hand is the best five of six cards, of all 20,358,520. */
export function sixCardCounts(): Map<PokerHandName, bigint> {
  const counts = new Map<PokerHandName, bigint>();
  for (const ranks of everyRanks()) {
    for (const { cards, ways } of waysOf(ranks)) {
      const { name } = pokerHandOf(cards);
      counts.set(name, (counts.get(name) ?? 0n) + ways);
    }
  }
  return counts;
}

export function analyseSixCard(): BetAnalysis {
  const counts = new Map<Return10k, bigint>();
  for (const [name, count] of sixCardCounts()) {
    const toOne = sixCardPays[name];
    const back = toOne === undefined ? 0 : pays(toOne);
    counts.set(back, (counts.get(back) ?? 0n) + count);
  }
  return analyseReturns({ key: 'sixCard', selection: '' }, counts);
}
