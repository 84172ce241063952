import type { BookMatchPage } from '@baize/contract';
import { pairsOf, roundsPlayedAt, runnersLeft, type Tie } from '@baize/games/virtual-league';
import type { MatchNow, SimulatedCup } from './match.ts';

type Bracket = NonNullable<BookMatchPage['bracket']>;
type ShownTie = Bracket[number][number];

const toCome = { score: null, winner: null, isByPenalties: false } as const;
const shown = ({ home, away, score, winner, isByPenalties }: Tie): ShownTie => ({
  ...{ home, away, score, winner, isByPenalties },
});

/** The rounds of a cup: played ones with their results, the next one with who meets whom, later ones open. */
export function bracketOf({ cup, course }: SimulatedCup, { minute }: Pick<MatchNow, 'minute'>): Bracket {
  const played = course.slice(0, roundsPlayedAt(minute));
  return course.map((ties, round) => {
    if (round < played.length) return ties.map(shown);
    if (round > played.length) return ties.map(() => ({ home: '', away: '', ...toCome }));
    return pairsOf(runnersLeft(cup, played)).map(([home, away]) => ({ home: home.name, away: away.name, ...toCome }));
  });
}
