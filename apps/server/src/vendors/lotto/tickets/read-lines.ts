import {
  betOf,
  costMinor,
  defaultGroup,
  exposuresOf,
  groupsUpTo,
  type Lowered,
  lineTopMinor,
  numbersOfChoice,
  paysByGroup,
  type Returns,
  rebateMinor,
  selectionFaults,
  selectionOf,
} from '@baize/games/lottery';
import { type Lottery, rulesOf } from '@baize/games/lottery-catalogue';
import type { AddedExposure } from '../limits/exposures.ts';
import type { StoredLine } from '../schema.ts';
import { lotteryOf } from '../vendors.ts';

export interface AskedLine {
  bet: string;
  selection: string;
  /** What one unit of one single bet costs. */
  unitMinor: string;
  /** Numbers that the buyer was shown to pay less than usual, with the percent. */
  lowered: Lowered;
}

/** The most that one line may bring, in minor units. */
const maxLinePrizeMinor = 10n ** 12n;

/** Numbers of each bet that pay less than usual. */
export type LoweredByBet = ReadonlyMap<string, Lowered>;

/** The prize groups that a player has in a lottery: his highest one, and where prices follow from the group some lower ones. */
export const groupsOf = ({ rules }: Lottery, topGroup: number | null): readonly number[] =>
  rulesOf(rules).groupReturns ? groupsUpTo(topGroup ?? defaultGroup) : [defaultGroup];

interface LineTerms {
  group: number;
  /** The player's highest one, where rebate points say it; null: the usual one. */
  topGroup: number | null;
  lowered: LoweredByBet;
}

/** A line by the rules, before any limit; null where it is not offered. */
function lineOf(
  lottery: Lottery,
  { group, topGroup, lowered }: LineTerms,
  returns: Returns,
  asked: AskedLine,
): StoredLine | null {
  const bet = betOf(rulesOf(lottery.rules), asked.bet);
  const selection = selectionOf(asked.selection);
  const unitMinor = BigInt(asked.unitMinor);
  if (bet === null || unitMinor <= 0n || selectionFaults(bet.form, selection).length > 0) return null;
  if (bet.count(selection) === 0) return null;
  const lessPaid = lowered.get(bet.key) ?? {};
  const mine = Object.fromEntries(
    numbersOfChoice(bet, selection).flatMap((number) =>
      lessPaid[number] === undefined ? [] : [[number, lessPaid[number]]],
    ),
  );
  const cost = costMinor(bet, selection, unitMinor);
  const rebate = rebateMinor(bet, cost, group, topGroup ?? defaultGroup);
  return {
    bet: bet.key,
    selection: asked.selection,
    unitMinor: `${unitMinor}`,
    costMinor: `${cost}`,
    topPrizeMinor: `${lineTopMinor({ bet, selection, unitMinor, returns, lowered: mine })}`,
    ...(Object.keys(mine).length > 0 && { lowered: mine }),
    ...(rebate > 0n && { rebateMinor: `${rebate}` }),
    ...(topGroup !== null && paysByGroup(bet) && { topGroup }),
  };
}

/** The lines of a ticket with what they cost and can bring; the place of the first that is not offered, or that could bring too much. */
export function readLines(
  lottery: Lottery,
  asked: readonly AskedLine[],
  terms: LineTerms,
): { lines: StoredLine[] } | { wrongLine: number; isTooMuch: boolean } {
  const returns = rulesOf(lottery.rules).returns(terms.group);
  const lines: StoredLine[] = [];
  for (const [index, one] of asked.entries()) {
    const line = lineOf(lottery, terms, returns, one);
    if (line === null) return { wrongLine: index, isTooMuch: false };
    if (BigInt(line.topPrizeMinor) > maxLinePrizeMinor) return { wrongLine: index, isTooMuch: true };
    lines.push(line);
  }
  return { lines };
}

/** On how many numbers of an issue lines bet; what is not offered counts for none. */
export const numberCount = ({ rules }: Lottery, lines: readonly AskedLine[]): number =>
  lines.reduce((count, { bet: key, selection }) => {
    const bet = betOf(rulesOf(rules), key);
    return count + (bet ? numbersOfChoice(bet, selectionOf(selection)).length : 0);
  }, 0);

/** What lines add to the numbers of their issue, at what they really pay. */
export function exposuresOfLines(
  lotteryCode: string,
  lines: readonly StoredLine[],
  group: number,
): Omit<AddedExposure, 'playerRef'>[] {
  const game = rulesOf(lotteryOf(lotteryCode).rules);
  const returns = game.returns(group);
  const percent = 100n;
  return lines.flatMap((line) => {
    const bet = betOf(game, line.bet);
    if (!bet) throw new Error(`${lotteryCode} has no bet ${line.bet}`);
    return exposuresOf(bet, selectionOf(line.selection), BigInt(line.unitMinor), returns).map((one) => ({
      ...one,
      bet: bet.key,
      liabilityMinor: (one.liabilityMinor * BigInt(line.lowered?.[one.number] ?? percent)) / percent,
    }));
  });
}

export const sumOf = (lines: readonly StoredLine[], field: 'costMinor' | 'topPrizeMinor' | 'payoutMinor'): bigint =>
  lines.reduce((sum, line) => sum + BigInt(line[field] ?? '0'), 0n);
