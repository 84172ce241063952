import { type Rational, rational } from '../exact/rational.ts';
import type { LotteryBet, Prize, Returns, Wins } from './bet.ts';
import { eachBet } from './bets/each.ts';
import type { DrawShape, LotteryDraw } from './draw.ts';
import { listGroup, type Selection } from './selection.ts';

/** A row of the rulebook: a bet, a choice that stands for all of them, and what players are told. */
export interface AdvertisedRow {
  /** The rulebook's name. */
  readonly name: string;
  readonly variant: string;
  readonly bet: LotteryBet;
  readonly selection: Selection;
  readonly returns: Returns;
  /** The share of the stakes that stays with the operator, as it is told. */
  readonly edgePercent: string;
}

/** The rules of one kind of lottery. */
export interface LotteryGame {
  /** As in the rulebook: `ssc`, `k3`. */
  readonly code: string;
  readonly shape: DrawShape;
  readonly bets: readonly LotteryBet[];
  /** What one unit brings: by the game's own price list, else by the prize group. */
  returns(group: number): Returns;
  /** What one unit brings by the prize group alone; left out: the game knows no groups. */
  groupReturns?(group: number): Returns;
  readonly rows: readonly AdvertisedRow[];
}

/** The bet of a key; null when the game has none. */
export const betOf = (game: LotteryGame, key: string): LotteryBet | null =>
  game.bets.find((bet) => bet.key === key) ?? null;

/** The group that players have unless they choose another, 97.8 % of the stakes. */
export const defaultGroup = 1956;

/** The list of prices that are fixed whatever the group. */
export const fixedList = 'fixed';

export const chance = (ways: number, of: number): Rational => rational(BigInt(ways), BigInt(of));

/** The bets of a table by key, for rows that name them. Throws for a key that is not there. */
export function finder(bets: readonly LotteryBet[]): (key: string) => LotteryBet {
  const byKey = new Map(bets.map((bet) => [bet.key, bet]));
  return (key) => {
    const bet = byKey.get(key);
    if (!bet) throw new Error(`no bet ${key}`);
    return bet;
  };
}

/** A bet on words such as big, each of which has its own prize and is true of a draw or not. */
export function wordBet(bet: {
  key: string;
  words: readonly string[];
  prizes: readonly Prize[];
  isTrue: (draw: LotteryDraw, word: string) => boolean;
  /** The stake comes back for this draw. */
  isRefund?: (draw: LotteryDraw, word: string) => boolean;
  isEither?: boolean;
  most?: (chosen: readonly string[]) => number;
  best?: LotteryBet['best'];
  looksAt?: readonly number[];
}): LotteryBet {
  const prizeOf = (word: string) => (bet.prizes.some(({ key }) => key === word) ? word : 'win');
  const hits = (draw: LotteryDraw, word: string): Wins => {
    if (bet.isRefund?.(draw, word)) return { refund: 1 };
    return bet.isTrue(draw, word) ? { [prizeOf(word)]: 1 } : {};
  };
  return eachBet({
    key: bet.key,
    form: { groups: [listGroup('choice', bet.words)] },
    prizes: bet.prizes,
    hits,
    prizesOf: ([chosen = []]) => [...chosen.map(prizeOf), 'refund'],
    ...(bet.isEither && { isEither: true }),
    ...(bet.most && { most: bet.most }),
    ...(bet.best && { best: bet.best }),
    ...(bet.looksAt && { looksAt: bet.looksAt }),
  });
}
