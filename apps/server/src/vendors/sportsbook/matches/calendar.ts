import { createServerSeed, drawOfRound, hashServerSeed } from '@baize/fairness';
import { courseOf, type League, matchIdOf, type Pairing, pairingsOf } from '@baize/games/virtual-league';
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

export const drawOfMatch = (serverSeed: string, matchId: string) => drawOfRound(seedsOfMatch(serverSeed, matchId));

interface PlannedMatch extends Pairing {
  id: string;
  league: League;
  startsAt: Date;
}

/** Matches of the next rounds, as the calendar has them. */
export function plannedMatches(leagues: readonly League[], now: Date): PlannedMatch[] {
  return leagues.flatMap((league, place) => {
    const offsetMs = place * betweenLeaguesMs;
    const next = Math.floor((now.getTime() - offsetMs) / roundMs) + 1;
    return Array.from({ length: roundsAhead }, (_, ahead) => next + ahead).flatMap((round) =>
      pairingsOf(league, round).map((pairing, index) => ({
        ...pairing,
        id: matchIdOf(league, round, index),
        league,
        startsAt: new Date(round * roundMs + offsetMs),
      })),
    );
  });
}

/** The simulator as a source of fixtures: commits to each match of the next rounds, once. */
export function createCalendar({ database: anyDatabase, clock, secretBox }: BookDependencies, settings: BookSettings) {
  const database = withTables<SportsbookTables>(anyDatabase);

  const commit = async ({ id, league, home, away, startsAt }: PlannedMatch, now: Date) => {
    const serverSeed = createServerSeed();
    const { endMinute } = courseOf({ rules: league.rules, home, away }, drawOfMatch(serverSeed, id));
    return {
      id,
      vendor_code: settings.vendorCode,
      league: league.key,
      home: home.name,
      away: away.name,
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
