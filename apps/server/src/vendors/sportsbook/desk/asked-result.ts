import type { CallInput, Calls } from '@baize/contract';
import type { KnownMatch, Outcome } from '../matches/match.ts';

type Asked = CallInput<Calls['staffBookPropose']>['body'];

/** A result as a person enters it. */
export const outcomeAsked = ({ ending, score, halfTimeScore, firstGoal, voidMarkets, ...runners }: Asked): Outcome => ({
  status: ending,
  score,
  voidMarkets,
  ...(halfTimeScore && { halfTimeScore }),
  ...(firstGoal && { firstGoal }),
  ...(runners.winners && { winners: [...new Set(runners.winners)] }),
  ...(runners.withdrawn && { withdrawn: [...new Set(runners.withdrawn)] }),
});

type Field = 'halfTimeScore' | 'winners' | 'withdrawn';

/** A cup that was played has a winner; runners are its own, and who did not start did not win. */
function wrongRunners({ ending, winners = [], withdrawn = [] }: Asked, runners: readonly string[]): Field | null {
  if (winners.some((name) => !runners.includes(name))) return 'winners';
  if (ending === 'finished' && winners.length === 0 && runners.length > 0) return 'winners';
  return withdrawn.some((name) => !runners.includes(name) || winners.includes(name)) ? 'withdrawn' : null;
}

/** What of a result cannot be so; null: it can. No more goals at half time than at the end. */
export function wrongField(asked: Asked, { cup }: Pick<KnownMatch, 'cup'>): Field | null {
  const { score, halfTimeScore: half } = asked;
  if (half && (half.home > score.home || half.away > score.away)) return 'halfTimeScore';
  return wrongRunners(asked, cup?.cup.runners.map(({ name }) => name) ?? []);
}
