import type { ResultChances, WeightedScore } from '@baize/games/sportsbook';
import {
  endsOf,
  type Fixture,
  firstGoalChances,
  halfAndEndChances,
  halfEndsOf,
  lastGoalChances,
  mapChances,
} from '@baize/games/virtual-league';
import { nothing, offerOnChances, offerOnScore, offersOnLines } from './market-offers.ts';
import type { MatchNow, SimulatedPlay } from './match.ts';
import type { OfferedMarket } from './offered.ts';

const plainMarkets = ['DC', 'DNB', 'BTTS', 'OE', 'TG', 'WTN'];
const beforeStartOnly = ['CS'];
/** Lines are looked for this far around, in quarters. */
const widestHandicap = 16;
/** Nothing is taken on a half so shortly before its end. */
const closedMinutesOfHalf = 3;

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, index) => from + index * step);

const handicaps = range(-widestHandicap, widestHandicap);

const totalsFrom = ({ score }: MatchNow) => {
  const total = (score.home + score.away) * 4;
  return range(total + 2, total + 2 * widestHandicap);
};

const plainOffers = (ends: readonly WeightedScore[], now: MatchNow): OfferedMarket[] =>
  [...plainMarkets, ...(now.state === 'scheduled' ? beforeStartOnly : [])].map((key) => offerOnScore(key, ends, now));

/** The first half as a match of its own, as long as it is played: of its lines the one in the middle. */
function halfOffers(fixture: Fixture, now: MatchNow): OfferedMarket[] {
  const ends = halfEndsOf(fixture, now.score, now.minute);
  if (!ends || fixture.rules.kind !== 'goals') return [];
  const isOver = now.minute > fixture.rules.halfMinutes - closedMinutesOfHalf;
  const offers = [
    offerOnScore('1X2', ends, now),
    ...offersOnLines('AH', ends, now, handicaps).slice(1, 2),
    ...offersOnLines('OU', ends, now, totalsFrom(now)).slice(1, 2),
    ...plainOffers(ends, now),
  ];
  return offers.map((one) => ({ ...one, key: `1H-${one.key}`, isOpen: one.isOpen && !isOver }));
}

const wonOrLost = (chance: number): ResultChances => ({ ...nothing, win: chance, loss: 1 - chance });

/** By selection: a bet wins with the selection's chance, else it loses. */
const splitOf = (chances: Readonly<Record<string, number>>) =>
  new Map(Object.entries(chances).map(([selection, chance]) => [selection, wonOrLost(chance)]));

/** Which side scores first, until one has, and which scores last. */
function scorerOffers(fixture: Fixture, now: MatchNow): OfferedMarket[] {
  const last = lastGoalChances(fixture, now.minute);
  const first = firstGoalChances(fixture, now.minute);
  if (!last || !first) return [];
  const { none: noMore, ...scorers } = last;
  const sofar = now.events.at(-1)?.side ?? 'none';
  const byLast = { ...scorers, none: 0 };
  byLast[sofar] += noMore;
  const isOpen = now.score.home + now.score.away === 0;
  return [...(isOpen ? [offerOnChances('FG', splitOf(first), now)] : []), offerOnChances('LG', splitOf(byLast), now)];
}

/** Who leads at half time and at the end. */
function halfAndEndOffers(fixture: Fixture, now: MatchNow): OfferedMarket[] {
  const { rules } = fixture;
  if (rules.kind !== 'goals') return [];
  const before = now.events.filter(({ minute }) => minute <= rules.halfMinutes);
  const home = before.filter(({ side }) => side === 'home').length;
  const halfTimeScore = { home, away: before.length - home };
  const chances = halfAndEndChances(fixture, { score: now.score, minutesPlayed: now.minute, halfTimeScore });
  return chances ? [offerOnChances('HTFT', splitOf(Object.fromEntries(chances)), now)] : [];
}

function goalOffers(fixture: Fixture, now: MatchNow): OfferedMarket[] {
  const ends = endsOf(fixture, now.score, now.minute);
  return [
    offerOnScore('1X2', ends, now),
    ...offersOnLines('AH', ends, now, handicaps),
    ...offersOnLines('OU', ends, now, totalsFrom(now)),
    ...plainOffers(ends, now),
    ...halfAndEndOffers(fixture, now),
    ...scorerOffers(fixture, now),
    ...halfOffers(fixture, now),
  ];
}

/** The winner of each map that is still to be decided. */
function singleMaps(fixture: Fixture, now: MatchNow, bestOf: number): OfferedMarket[] {
  const played = now.score.home + now.score.away;
  return range(played + 1, bestOf).flatMap((map) => {
    const chances = mapChances(fixture, now.score, map);
    if (!chances || chances.none >= 1) return [];
    const of = (win: number, loss: number): ResultChances => ({ ...nothing, win, loss, void: chances.none });
    const sides = new Map([
      ['A', of(chances.home, chances.away)],
      ['B', of(chances.away, chances.home)],
    ]);
    return [offerOnChances(`ML-${map}`, sides, now)];
  });
}

const quartersOf = (maps: number) => maps * 4;

function mapOffers(fixture: Fixture, now: MatchNow, bestOf: number): OfferedMarket[] {
  const ends = endsOf(fixture, now.score, now.minute);
  const totals = range(Math.floor(bestOf / 2) + 1.5, bestOf - 0.5).map(quartersOf);
  return [
    offerOnScore('MW', ends, now),
    ...[-1.5, 1.5].map((maps) => offerOnScore('MH', ends, now, quartersOf(maps))),
    ...totals.map((line) => offerOnScore('TM', ends, now, line)),
    ...singleMaps(fixture, now, bestOf),
  ].filter(({ selections }) => selections.length > 1);
}

/** Every market of a simulated match at the prices of this minute. */
export function simulatedOffers({ fixture }: Pick<SimulatedPlay, 'fixture'>, now: MatchNow): OfferedMarket[] {
  const { rules } = fixture;
  const offers = rules.kind === 'goals' ? goalOffers(fixture, now) : mapOffers(fixture, now, rules.bestOf);
  return offers.filter(({ selections }) => selections.length > 0);
}
