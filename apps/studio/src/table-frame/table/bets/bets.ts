import type { Bet } from '../use-table.ts';
import type { BetLimits } from './bet-limits.ts';

/** Bets that are put down on the screen and not sent yet, as they were put down one after another. */
export interface Draft {
  readonly steps: readonly (readonly Bet[])[];
}
export const noDraft: Draft = { steps: [] };

export const spotName = ({ key, selection }: Pick<Bet, 'key' | 'selection'>): string => `${key}|${selection}`;

/** Adds up the bets on each spot, in the order in which the spots came. */
export function addUp(bets: readonly Bet[]): Bet[] {
  const sums = new Map<string, Bet>();
  for (const bet of bets) {
    const known = sums.get(spotName(bet));
    sums.set(spotName(bet), { ...bet, stakeMinor: bet.stakeMinor + (known?.stakeMinor ?? 0n) });
  }
  return [...sums.values()];
}

export const draftBets = ({ steps }: Draft): Bet[] => addUp(steps.flat());
export const stakeOf = (bets: readonly Bet[]): bigint => bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);

export interface DraftLimits {
  /** By the bet's key. */
  bets: ReadonlyMap<string, BetLimits>;
  seatMaxMinor: bigint;
  /** What the player can still stake. */
  balanceMinor: bigint;
}

/** The first of the bets that its own limits do not take beside what lies on the table. */
export function beyondLimits(
  draft: Draft,
  bets: readonly Bet[],
  placed: readonly Bet[],
  limits: Pick<DraftLimits, 'bets'>,
): Bet | null {
  const onTable = addUp([...placed, ...draftBets(draft), ...bets]);
  const lies = new Map(onTable.map((bet) => [spotName(bet), bet.stakeMinor]));
  const isBeyond = (bet: Bet) => {
    const own = limits.bets.get(bet.key);
    return !own || bet.stakeMinor < own.minMinor || (lies.get(spotName(bet)) ?? 0n) > own.maxMinor;
  };
  return bets.find(isBeyond) ?? null;
}

/**
 * Puts bets down together, as one step. What lies there already counts; null when that is more than the table or the balance takes, so that
 * nothing of it is put down.
 */
export function putDown(draft: Draft, bets: readonly Bet[], placed: readonly Bet[], limits: DraftLimits): Draft | null {
  if (bets.length === 0) return null;
  const next: Draft = { steps: [...draft.steps, bets] };
  const onTable = addUp([...placed, ...draftBets(next)]);
  const isShort = stakeOf(draftBets(next)) > limits.balanceMinor;
  if (isShort || beyondLimits(draft, bets, placed, limits) || stakeOf(onTable) > limits.seatMaxMinor) return null;
  return next;
}

/** Takes the last step back. */
export const takeBack = ({ steps }: Draft): Draft => ({ steps: steps.slice(0, -1) });
