import {
  betOf,
  costMinor,
  defaultGroup,
  type LotteryBet,
  type LotteryGame,
  type Selection,
  type SelectionFault,
  selectionFaults,
  selectionText,
  topPrizeMinor,
} from '@baize/games/lottery';
import { lotteries, rulesOf } from '@baize/games/lottery-catalogue';

export type { LotteryBet, LotteryGame, Selection, SelectionFault };
export type SelectionGroup = LotteryBet['form']['groups'][number];

/** The rules of a lottery that this site sells tickets of; null for one of another vendor. */
export function rulesOfLottery(gameId: string): LotteryGame | null {
  const lottery = lotteries.find(({ code }) => code === gameId);
  return lottery ? rulesOf(lottery.rules) : null;
}

/** The bet that an address names, or the first. */
export const betOfPlayType = (game: LotteryGame, playType: string | undefined): LotteryBet =>
  betOf(game, playType ?? '') ?? (game.bets[0] as LotteryBet);

export const emptySelection = (bet: LotteryBet): Selection => bet.form.groups.map(() => []);

export interface PricedChoice {
  readonly faults: readonly SelectionFault[];
  /** Single bets; 0 while the choice is not whole. */
  readonly bets: number;
  readonly costMinor: bigint;
  readonly topMinor: bigint;
}

/** What a choice costs and can bring, by the rules that the server sells by. */
export function priceChoice(game: LotteryGame, bet: LotteryBet, selection: Selection, unitMinor: bigint): PricedChoice {
  const faults = selectionFaults(bet.form, selection);
  const bets = faults.length === 0 ? bet.count(selection) : 0;
  if (bets === 0) return { faults, bets: 0, costMinor: 0n, topMinor: 0n };
  return {
    faults,
    bets,
    costMinor: costMinor(bet, selection, unitMinor),
    topMinor: topPrizeMinor(bet, selection, unitMinor, game.returns(defaultGroup)),
  };
}

/** A line of the slip, priced. */
export interface SlipLine {
  readonly key: number;
  readonly bet: LotteryBet;
  readonly selection: Selection;
  readonly unitMinor: bigint;
  readonly costMinor: bigint;
  readonly topMinor: bigint;
}

/** A line as it is sent. */
export const sentLine = ({ bet, selection, unitMinor }: SlipLine) => ({
  bet: bet.key,
  selection: selectionText(selection),
  unitMinor: `${unitMinor}`,
});

export const sumOfLines = (lines: readonly SlipLine[], field: 'costMinor' | 'topMinor'): bigint =>
  lines.reduce((sum, line) => sum + line[field], 0n);

const maxPadDigits = 2;
const decimalBase = 10;

/** The tokens of a group that is chosen from a board; null for numbers that are written. */
export function boardOf({ tokens }: SelectionGroup): readonly string[] | null {
  if ('list' in tokens) return tokens.list;
  if (tokens.digits > maxPadDigits) return null;
  const count = decimalBase ** tokens.digits;
  return Array.from({ length: count }, (_, number) => `${number}`.padStart(tokens.digits, '0'));
}

/** Numbers as people write them: blanks, commas and lines between. */
export const numbersOfText = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((token) => token !== '');

/** So many different tokens by chance, at least as many as a group needs. `below` draws an integer from 0 on. */
export function quickPick(group: SelectionGroup, below: (count: number) => number): readonly string[] {
  const { tokens, min } = group;
  const wanted = Math.max(1, min);
  const board = boardOf(group);
  const picked = new Set<string>();
  while (picked.size < wanted) {
    const digits = 'digits' in tokens ? tokens.digits : 0;
    const written = Array.from({ length: digits }, () => below(decimalBase)).join('');
    picked.add(board ? (board[below(board.length)] ?? '') : written);
  }
  return [...picked].sort();
}
