import { type DrawBelow, shuffle } from '@baize/fairness';
import { choose } from '../exact/bigints.ts';
import { analyseReturns, type BetAnalysis } from '../table-engine/analysis.ts';
import { type Return10k, stakeBack } from '../table-engine/bet-type.ts';
import { payoutOf } from '../table-engine/settle.ts';

/** Mines of rulebook 2.8: 25 fields, as many mines as the player wants; each safe field raises what a cash-out pays. */
export const rulesVersion = 'mines-1';
export const gameCode = 'mines';

export const fields = 25;
export const mineCounts = { min: 1, max: 24 } as const;

export const isMineCount = (mines: number): boolean =>
  Number.isInteger(mines) && mines >= mineCounts.min && mines <= mineCounts.max;
export const isField = (field: number): boolean => Number.isInteger(field) && field >= 0 && field < fields;

const returnPercent = 99n;
const hundredths = 100n;

/**
 * What a cash-out after so many safe fields brings, floored to two decimals. Throws RangeError for counts that cannot be: mines 1 to 24,
 * safe fields 1 to 25 less the mines.
 */
export function returnAfter(mines: number, safe: number): Return10k {
  if (!isMineCount(mines) || !Number.isInteger(safe) || safe < 1 || safe > fields - mines) {
    throw new RangeError(`no cash-out after ${safe} safe fields with ${mines} mines`);
  }
  const inHundredths = (returnPercent * choose(fields, safe)) / choose(fields - mines, safe);
  return Number((inHundredths * BigInt(stakeBack)) / hundredths);
}

/** Probability of so many safe fields in a row, as ways out of ways. */
const safeWays = (mines: number, safe: number) => ({
  won: choose(fields - mines, safe),
  all: choose(fields, safe),
});

/** Lays the mines before the first field is opened: fields from 0, ascending. */
export function layMines(mines: number, draw: DrawBelow): number[] {
  if (!isMineCount(mines)) throw new RangeError(`no round with ${mines} mines`);
  const order = shuffle(
    Array.from({ length: fields }, (_, field) => field),
    draw,
  );
  return order.slice(0, mines).sort((a, b) => a - b);
}

/** A round as the server keeps it. */
export interface MinesState {
  readonly mines: readonly number[];
  readonly opened: readonly number[];
}

export type MinesStep = 'safe' | 'mine' | 'notAField' | 'openAlready';

/** What opening a field does; refusals change nothing. */
export function stepOf({ mines, opened }: MinesState, field: number): MinesStep {
  if (!isField(field)) return 'notAField';
  if (opened.includes(field)) return 'openAlready';
  return mines.includes(field) ? 'mine' : 'safe';
}

/** All safe fields are open: the round can only be paid. */
export const isCleared = ({ mines, opened }: MinesState): boolean => opened.length === fields - mines.length;

/**
 * What a cash-out pays now, stake included; the stake alone before the first field. Throws RangeError unless every open field was safe to
 * open: no mine, none twice, none that the board does not have.
 */
export function payoutNow(betMinor: bigint, { mines, opened }: MinesState): bigint {
  const isSafe = (field: number, index: number) => stepOf({ mines, opened: opened.slice(0, index) }, field) === 'safe';
  if (!opened.every(isSafe)) throw new RangeError(`the fields ${opened.join()} are not all safe`);
  return opened.length === 0 ? betMinor : payoutOf(betMinor, returnAfter(mines.length, opened.length));
}

/** Exact figures of always leaving after so many safe fields. */
export function analyse(mines: number, safe: number): BetAnalysis {
  const { won, all } = safeWays(mines, safe);
  return analyseReturns(
    { key: `mines${mines}`, selection: String(safe) },
    new Map([
      [returnAfter(mines, safe), won],
      [0, all - won],
    ]),
  );
}

/** Every state in which a player may leave: 300 in all. */
export const states: readonly { mines: number; safe: number }[] = Array.from(
  { length: mineCounts.max },
  (_, index) => index + mineCounts.min,
).flatMap((mines) => Array.from({ length: fields - mines }, (_, index) => ({ mines, safe: index + 1 })));
