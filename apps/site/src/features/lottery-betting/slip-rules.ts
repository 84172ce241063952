import {
  betOf,
  costMinor,
  defaultGroup,
  groupRebate,
  groupsUpTo,
  type LotteryBet,
  type LotteryGame,
  lineTopMinor,
  numbersOfChoice,
  rebateMinor,
  type Selection,
  type SelectionFault,
  selectionFaults,
  selectionText,
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

/** A number that pays less than usual at the moment; 0: it is closed. */
export interface LimitedNumber {
  readonly bet: string;
  readonly number: string;
  readonly percent: number;
}

/** What a ticket is priced by, beside the rules. */
export interface Terms {
  readonly prizeGroup: number;
  /** The highest group that the player may choose. */
  readonly topGroup: number;
  readonly limited: readonly LimitedNumber[];
}

export const defaultTerms: Terms = { prizeGroup: defaultGroup, topGroup: defaultGroup, limited: [] };

/** The prize groups that anybody may choose from whose points say nothing else; one alone where prices do not follow from it. */
export const defaultGroups = (game: LotteryGame): readonly number[] =>
  game.groupReturns ? groupsUpTo(defaultGroup) : [defaultGroup];

/** What a lower prize group than the highest gives back of a stake, as a number of percent. */
export function rebatePercent(group: number, topGroup: number): number {
  const percent = 100;
  const { numerator, denominator } = groupRebate(topGroup, group);
  return (Number(numerator) * percent) / Number(denominator);
}

export interface PricedChoice {
  readonly faults: readonly SelectionFault[];
  /** Single bets; 0 while the choice is not whole. */
  readonly bets: number;
  readonly costMinor: bigint;
  readonly topMinor: bigint;
  /** Comes back, won or lost. */
  readonly rebateMinor: bigint;
  /** Chosen numbers that pay less than usual, with the percent. */
  readonly lowered: Readonly<Record<string, number>>;
  /** Chosen numbers that take no more bets. */
  readonly closed: readonly string[];
}

const unpriced = { bets: 0, costMinor: 0n, topMinor: 0n, rebateMinor: 0n, lowered: {}, closed: [] };

/** What a choice costs and can bring, by the rules that the server sells by. */
export function priceChoice(
  game: LotteryGame,
  bet: LotteryBet,
  selection: Selection,
  unitMinor: bigint,
  { prizeGroup, topGroup, limited }: Terms = defaultTerms,
): PricedChoice {
  const faults = selectionFaults(bet.form, selection);
  const bets = faults.length === 0 ? bet.count(selection) : 0;
  if (bets === 0) return { faults, ...unpriced };
  const numbers = numbersOfChoice(bet, selection);
  const mine = limited.filter((one) => one.bet === bet.key && numbers.includes(one.number));
  const lowered = Object.fromEntries(
    mine.filter(({ percent }) => percent > 0).map(({ number, percent }) => [number, percent]),
  );
  const cost = costMinor(bet, selection, unitMinor);
  const returns = game.returns(prizeGroup);
  return {
    faults,
    bets,
    costMinor: cost,
    topMinor: lineTopMinor({ bet, selection, unitMinor, returns, lowered }),
    rebateMinor: rebateMinor(bet, cost, prizeGroup, topGroup),
    lowered,
    closed: mine.filter(({ percent }) => percent === 0).map(({ number }) => number),
  };
}

/** A line of the slip. */
export interface SlipLine {
  readonly key: number;
  readonly bet: LotteryBet;
  readonly selection: Selection;
  readonly unitMinor: bigint;
}

export type PricedLine = SlipLine & PricedChoice;

export const priceLines = (game: LotteryGame, lines: readonly SlipLine[], terms: Terms): readonly PricedLine[] =>
  lines.map((line) => ({ ...line, ...priceChoice(game, line.bet, line.selection, line.unitMinor, terms) }));

/** A line as it is sent. */
export const sentLine = ({ bet, selection, unitMinor, lowered }: PricedLine) => ({
  bet: bet.key,
  selection: selectionText(selection),
  unitMinor: `${unitMinor}`,
  lowered: { ...lowered },
});

export const sumOfLines = (lines: readonly PricedLine[], field: 'costMinor' | 'topMinor' | 'rebateMinor'): bigint =>
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
