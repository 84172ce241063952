import type { BookMatchPage } from '@baize/contract';
import { CannotVerify, isCommittedSeed, replay } from '@baize/fairness';
import {
  courseOf,
  courseOfCup,
  cupEndMinute,
  cupOfId,
  fixtureOfId,
  type MatchEvent,
} from '@baize/games/virtual-league';
import { bracketOf } from '../matches/bracket.ts';
import type { Outcome } from '../matches/match.ts';
import { outcomeOfCup, outcomeOfPlay } from '../matches/outcome.ts';
import { seedsOfMatch } from '../matches/seeds.ts';

/** What is seen of a match that was played: its sides and its events by minute; of a cup its ties by round. */
export interface Seen {
  home: string;
  away: string;
  events: string[];
  ties?: string[][];
}

export interface Replayed {
  isCommitted: boolean;
  seen: Seen;
  outcome: Outcome;
}

type Bracket = NonNullable<BookMatchPage['bracket']>;

const tieText = ({ home, away, score, winner, isByPenalties }: Bracket[number][number]): string =>
  score === null || winner === null
    ? `${home} - ${away}`
    : `${home} ${score.home}:${score.away} ${away}, ${winner}${isByPenalties ? ' by penalties' : ''}`;

/** The same of what is shown. */
export const seenOf = (shown: {
  home: string;
  away: string;
  events: readonly MatchEvent[];
  bracket?: Bracket | null | undefined;
}): Seen => ({
  home: shown.home,
  away: shown.away,
  events: shown.events.map(({ minute, side }) => `${minute} ${side}`),
  ...(shown.bracket && { ties: shown.bracket.map((round) => round.map(tieText)) }),
});

/** Plays a match or a cup again from its seed. Throws Error with the reason for one that follows from none. */
export async function replayMatch(
  matchId: string,
  { serverSeedHash, serverSeed }: BookMatchPage['fairness'],
): Promise<Replayed> {
  const [fixture, cup] = [fixtureOfId(matchId), cupOfId(matchId)];
  if ((!fixture && !cup) || serverSeedHash === null)
    throw new CannotVerify('noSeed', `the match ${matchId} follows from no seed`);
  if (serverSeed === null || serverSeed === '')
    throw new CannotVerify('seedMissing', `the server seed of ${matchId} is missing`);
  const isCommitted = await isCommittedSeed(serverSeed, serverSeedHash);
  const seeds = seedsOfMatch(serverSeed, matchId);
  const commitment = { serverSeed, serverSeedHash };
  if (cup) {
    const course = await replay(seeds, (draw) => courseOfCup(cup, draw));
    const bracket = bracketOf({ cup, course, ...commitment }, { minute: cupEndMinute });
    const seen = seenOf({ home: '', away: '', events: [], bracket });
    return { isCommitted, seen, outcome: outcomeOfCup({ cup, course }) };
  }
  if (!fixture) throw new CannotVerify('noSeed', `the match ${matchId} follows from no seed`);
  const course = await replay(seeds, (draw) => courseOf(fixture, draw));
  const seen = seenOf({ home: fixture.home.name, away: fixture.away.name, events: course.events });
  return { isCommitted, seen, outcome: outcomeOfPlay({ fixture, course, ...commitment }) };
}
