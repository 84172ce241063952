import type { BetOnMatch, MatchFacts } from './facts.ts';
import { halfValue, halvesOf, unit } from './lines.ts';

/** Goals can only be added: what they can still change is open. */
const maxOfGroup: Readonly<Record<string, number>> = { '0-1': 1, '2-3': 3, '4-6': 6, '7+': Number.POSITIVE_INFINITY };

/** A total is decided where the goals that fell are beyond its line; each half of a quarter line for itself. */
function totalValue({ selection, line, odds }: BetOnMatch, goals: number): bigint {
  const beyond = selection === 'over' ? 'won' : 'lost';
  return halvesOf(line).reduce((sum, step) => sum + halfValue(goals * 4 > line + step ? beyond : 'back', odds), 0n);
}

type Decided = (selection: string, facts: MatchFacts) => boolean | null;

const lostIf = (isLost: boolean): boolean | null => (isLost ? false : null);

function exactScore(selection: string, { home, away }: MatchFacts): boolean | null {
  if (Math.max(home, away) > 4) return selection === 'AOS';
  const [listedHome = 0, listedAway = 0] = selection.split('-').map(Number);
  return lostIf(selection !== 'AOS' && (home > listedHome || away > listedAway));
}

function halfAndEnd(selection: string, { half }: MatchFacts): boolean | null {
  if (!half) return null;
  const lead = half.home === half.away ? 'X' : half.home > half.away ? '1' : '2';
  return lostIf(!selection.startsWith(lead));
}

function firstGoal(selection: string, { home, away, first }: MatchFacts): boolean | null {
  if (home + away === 0) return null;
  if (selection === 'none') return false;
  const scorer = home === 0 ? 'away' : away === 0 ? 'home' : first;
  return scorer === null ? null : scorer === selection;
}

/** Whether a selection has won or lost already, whatever would have come; null: it was open. Other markets are always open. */
const decided: Readonly<Record<string, Decided>> = {
  BTTS: (selection, { home, away }) => (home > 0 && away > 0 ? selection === 'yes' : null),
  TG: (selection, { home, away }) =>
    home + away >= 7 ? selection === '7+' : lostIf(home + away > (maxOfGroup[selection] ?? 0)),
  WTN: (selection, { home, away }) => lostIf((selection === 'home' ? away : home) > 0),
  CS: exactScore,
  HTFT: halfAndEnd,
  FG: firstGoal,
  LG: (selection, { home, away }) => lostIf(selection === 'none' && home + away > 0),
};

/** Bets on a match that was broken off: what was decided beyond doubt stands, the rest is given back (rulebook 6.4). */
export function brokenOffValue(
  bet: BetOnMatch,
  facts: MatchFacts,
  finishedValue: (bet: BetOnMatch, facts: MatchFacts) => bigint,
): bigint {
  const { market } = bet;
  // A half that was played stands, and so does a map.
  if (market.startsWith('ML-') || (market.startsWith('1H-') && facts.half)) return finishedValue(bet, facts);
  // No score of the half: the match was broken off in it.
  if (market.startsWith('1H-')) return brokenOffValue({ ...bet, market: market.slice(3) }, facts, finishedValue);
  if (market === 'OU' || market === 'TM') return totalValue(bet, facts.home + facts.away);
  const found = decided[market]?.(bet.selection, facts) ?? null;
  return found === null ? unit : found ? bet.odds * 2n : 0n;
}
