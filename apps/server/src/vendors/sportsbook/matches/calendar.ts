import { createServerSeed, drawOfRound, hashServerSeed } from '@baize/fairness';
import {
  courseOf,
  cupEndMinute,
  cupIdOf,
  type Fixture,
  type League,
  matchIdOf,
  pairingsOf,
  playsCups,
} from '@baize/games/virtual-league';
import { withTables } from '../../../platform/database/database.ts';
import type { BookDependencies, BookSettings } from '../dependencies.ts';
import type { SportsbookTables } from '../schema.ts';
import { msPerMatchMinute } from './match-clock.ts';
import { seedsOfMatch } from './seeds.ts';

const minuteMs = 60_000;
/** From one round of a league to the next. */
const roundMs = 20 * minuteMs;
/** Leagues begin one after another. */
const betweenLeaguesMs = 4 * minuteMs;
const roundsAhead = 3;
/** From one cup of a league to the next, and how long after the league's round it begins. */
const cupMs = 2 * roundMs;
const cupAfterRoundMs = 10 * minuteMs;

export const drawOfMatch = (serverSeed: string, matchId: string) => drawOfRound(seedsOfMatch(serverSeed, matchId));

interface Planned {
  id: string;
  league: League;
  /** Who plays whom; null: the runners of a cup. */
  fixture: Fixture | null;
  startsAt: Date;
}

/** Matches of the next rounds and each league's next cup, as the calendar has them. */
export function plannedMatches(leagues: readonly League[], now: Date): Planned[] {
  const nextOf = (offsetMs: number, everyMs: number) => Math.floor((now.getTime() - offsetMs) / everyMs) + 1;
  return leagues.flatMap((league, place): Planned[] => {
    const { rules } = league;
    const offsetMs = place * betweenLeaguesMs;
    const first = nextOf(offsetMs, roundMs);
    const matches = Array.from({ length: roundsAhead }, (_, ahead) => first + ahead).flatMap((round) =>
      pairingsOf(league, round).map(({ home, away }, index) => ({
        id: matchIdOf(league, round, index),
        league,
        fixture: { rules, home, away },
        startsAt: new Date(round * roundMs + offsetMs),
      })),
    );
    if (!playsCups(league)) return matches;
    const cup = nextOf(offsetMs + cupAfterRoundMs, cupMs);
    const startsAt = new Date(cup * cupMs + offsetMs + cupAfterRoundMs);
    return [...matches, { id: cupIdOf(league, cup), league, fixture: null, startsAt }];
  });
}

/** The simulator as a source of fixtures: commits to each match of the next rounds and to each next cup, once. */
export function createCalendar({ database: anyDatabase, clock, secretBox }: BookDependencies, settings: BookSettings) {
  const database = withTables<SportsbookTables>(anyDatabase);

  const commit = async ({ id, league, fixture, startsAt }: Planned, now: Date) => {
    const serverSeed = createServerSeed();
    const endMinute = fixture ? courseOf(fixture, drawOfMatch(serverSeed, id)).endMinute : cupEndMinute;
    return {
      id,
      vendor_code: settings.vendorCode,
      league: league.key,
      home: fixture?.home.name ?? '',
      away: fixture?.away.name ?? '',
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + endMinute * msPerMatchMinute),
      sealed_seed: await secretBox.seal(serverSeed),
      server_seed_hash: hashServerSeed(serverSeed),
      server_seed: null,
      created_at: now,
    };
  };

  return async (): Promise<void> => {
    const now = clock.now();
    const planned = plannedMatches(settings.leagues, now);
    const ids = planned.map(({ id }) => id);
    const rows = await database.selectFrom('sportsbook.matches').select('id').where('id', 'in', ids).execute();
    const known = new Set(rows.map(({ id }) => id));
    const missing = planned.filter(({ id }) => !known.has(id));
    if (missing.length === 0) return;
    await database
      .insertInto('sportsbook.matches')
      .values(await Promise.all(missing.map((match) => commit(match, now))))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  };
}
