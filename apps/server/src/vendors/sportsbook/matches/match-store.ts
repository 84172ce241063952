import { courseOf, leagueOf, type Team } from '@baize/games/virtual-league';
import type { Selectable } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import type { BookDependencies, BookSettings } from '../dependencies.ts';
import type { SportsbookTables } from '../schema.ts';
import { drawOfMatch } from './calendar.ts';
import type { KnownMatch } from './match-clock.ts';

type MatchRow = Selectable<SportsbookTables['sportsbook.matches']>;

const keptMatches = 500;
/** A match that has ended is listed a little longer, so that its result is seen. */
const shownAfterEndMs = 60_000;

function teamOf(teams: readonly Team[], name: string): Team {
  const team = teams.find((one) => one.name === name);
  if (!team) throw new Error(`the league has no team ${name}`);
  return team;
}

/** Matches with their courses; those that were read are kept, for a match never changes. */
export function createMatchStore(deps: BookDependencies, { vendorCode }: BookSettings) {
  const database = withTables<SportsbookTables>(deps.database);
  const kept = new Map<string, KnownMatch>();

  const known = async (row: MatchRow): Promise<KnownMatch> => {
    const found = kept.get(row.id);
    if (found) return found;
    const league = leagueOf(row.league);
    if (!league) throw new Error(`there is no league ${row.league}`);
    const serverSeed = row.server_seed ?? (await deps.secretBox.open(row.sealed_seed));
    const fixture = { rules: league.rules, home: teamOf(league.teams, row.home), away: teamOf(league.teams, row.away) };
    const match: KnownMatch = {
      id: row.id,
      league: row.league,
      sport: league.sport,
      leagueName: league.name,
      fixture,
      course: courseOf(fixture, drawOfMatch(serverSeed, row.id)),
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      serverSeed,
      serverSeedHash: row.server_seed_hash,
    };
    if (kept.size >= keptMatches) kept.delete(kept.keys().next().value ?? '');
    kept.set(row.id, match);
    return match;
  };

  const ofVendor = () => database.selectFrom('sportsbook.matches').selectAll().where('vendor_code', '=', vendorCode);

  return {
    /** In play, to come, and just ended, in the order of their start. */
    listed: async (now: Date): Promise<KnownMatch[]> => {
      const rows = await ofVendor()
        .where('ends_at', '>', new Date(now.getTime() - shownAfterEndMs))
        .orderBy('starts_at')
        .orderBy('id')
        .execute();
      return Promise.all(rows.map(known));
    },
    /** By id; those that there are not are left out. */
    byId: async (ids: readonly string[]): Promise<ReadonlyMap<string, KnownMatch>> => {
      const missing = ids.filter((id) => !kept.has(id));
      const found = new Map(ids.flatMap((id) => kept.get(id) ?? []).map((match) => [match.id, match]));
      if (missing.length === 0) return found;
      const rows = await ofVendor().where('id', 'in', missing).execute();
      for (const match of await Promise.all(rows.map(known))) found.set(match.id, match);
      return found;
    },
    /** Makes the seeds of matches that have ended public. */
    publishEnded: async (now: Date): Promise<void> => {
      const rows = await ofVendor().where('ends_at', '<=', now).where('server_seed', 'is', null).execute();
      for (const match of await Promise.all(rows.map(known)))
        await database
          .updateTable('sportsbook.matches')
          .set({ server_seed: match.serverSeed })
          .where('id', '=', match.id)
          .execute();
    },
  };
}
export type MatchStore = ReturnType<typeof createMatchStore>;
