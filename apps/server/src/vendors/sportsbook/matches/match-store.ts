import type { ListedMatches } from '@baize/contract';
import { courseOf, type League, leagueOf, type Team } from '@baize/games/virtual-league';
import type { Selectable } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import type { BookDependencies, BookSettings } from '../dependencies.ts';
import type { SportsbookTables } from '../schema.ts';
import { drawOfMatch } from './calendar.ts';
import { type KnownMatch, noControls, type SimulatedPlay } from './match.ts';

type MatchRow = Selectable<SportsbookTables['sportsbook.matches']> & {
  feed_state: 'DOWN' | 'RECOVERING' | 'UP' | null;
  feed_heard_at: Date | null;
};

const keptPlays = 2_000;
/** A match that has ended is listed a little longer, so that its result is seen. */
const shownAfterEndMs = 60_000;

function teamOf(teams: readonly Team[], name: string): Team {
  const team = teams.find((one) => one.name === name);
  if (!team) throw new Error(`the league has no team ${name}`);
  return team;
}

/** Matches as they stand in the database; courses that were worked out are kept, for they never change. */
export function createMatchStore(
  deps: Pick<BookDependencies, 'database' | 'secretBox'>,
  { vendorCode, leagues = [] }: Pick<BookSettings, 'vendorCode'> & Partial<Pick<BookSettings, 'leagues'>>,
) {
  const database = withTables<SportsbookTables>(deps.database);
  const plays = new Map<string, SimulatedPlay>();

  const playOf = async (row: MatchRow): Promise<SimulatedPlay | null> => {
    const found = plays.get(row.id);
    if (found) return found;
    if (row.sealed_seed === null || row.server_seed_hash === null) return null;
    const league = leagueOf(row.league);
    if (!league) throw new Error(`there is no league ${row.league}`);
    const serverSeed = row.server_seed ?? (await deps.secretBox.open(row.sealed_seed));
    const fixture = { rules: league.rules, home: teamOf(league.teams, row.home), away: teamOf(league.teams, row.away) };
    const course = courseOf(fixture, drawOfMatch(serverSeed, row.id));
    const play = { fixture, course, serverSeed, serverSeedHash: row.server_seed_hash };
    if (plays.size >= keptPlays) plays.delete(plays.keys().next().value ?? '');
    plays.set(row.id, play);
    return play;
  };

  const known = async (row: MatchRow): Promise<KnownMatch> => {
    const league = leagueOf(row.league);
    return {
      id: row.id,
      source: row.source,
      sport: league?.sport ?? row.sport,
      leagueName: league?.name ?? row.league_name,
      home: row.home,
      away: row.away,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      play: await playOf(row),
      board: row.board,
      controls: { ...noControls, ...row.controls },
      autoMoves: row.auto_moves.moves ?? [],
      outcome: row.outcome,
      feed: row.feed_heard_at && { isUp: row.feed_state === 'UP', heardAt: row.feed_heard_at },
    };
  };

  const ofVendor = () =>
    database
      .selectFrom('sportsbook.matches as m')
      .leftJoin('sportsbook.feeds as f', 'f.code', 'm.feed_code')
      .selectAll('m')
      .select(['f.state as feed_state', 'f.heard_at as feed_heard_at'])
      .where('m.vendor_code', '=', vendorCode);

  /** Which matches are listed. Their boards are large and are read for these alone. */
  const idsListed = (now: Date, { search, sport, count }: ListedMatches) => {
    const leaguesWith = (isWanted: (league: League) => boolean) => leagues.filter(isWanted).map(({ key }) => key);
    let query = database
      .selectFrom('sportsbook.matches as l')
      .select('l.id')
      .where('l.vendor_code', '=', vendorCode)
      .where('l.ends_at', '>', new Date(now.getTime() - shownAfterEndMs));
    if (sport !== undefined) {
      const ofSport = leaguesWith((league) => league.sport === sport);
      query = query.where((where) =>
        where.or([where('l.sport', '=', sport), ...(ofSport.length > 0 ? [where('l.league', 'in', ofSport)] : [])]),
      );
    }
    if (search !== undefined) {
      const named = leaguesWith(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
      const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
      const columns = ['l.home', 'l.away', 'l.league_name'] as const;
      query = query.where((where) =>
        where.or([
          ...columns.map((column) => where(column, 'ilike', pattern)),
          ...(named.length > 0 ? [where('l.league', 'in', named)] : []),
        ]),
      );
    }
    return count === undefined ? query : query.orderBy('l.starts_at').orderBy('l.id').limit(count);
  };

  return {
    /** In play, to come, and just ended, in the order of their start. */
    listed: async (now: Date, asked: ListedMatches = {}): Promise<KnownMatch[]> => {
      const rows = await ofVendor()
        .where('m.id', 'in', idsListed(now, asked))
        .orderBy('m.starts_at')
        .orderBy('m.id')
        .execute();
      return Promise.all(rows.map(known));
    },
    /** By id; those that there are not are left out. */
    byId: async (ids: readonly string[]): Promise<ReadonlyMap<string, KnownMatch>> => {
      if (ids.length === 0) return new Map();
      const rows = await ofVendor()
        .where('m.id', 'in', [...new Set(ids)])
        .execute();
      return new Map(await Promise.all(rows.map(async (row) => [row.id, await known(row)] as const)));
    },
    /** Makes the seeds of matches that have ended public. */
    publishEnded: async (now: Date): Promise<void> => {
      const rows = await ofVendor()
        .where('m.ends_at', '<=', now)
        .where('m.sealed_seed', 'is not', null)
        .where('m.server_seed', 'is', null)
        .execute();
      for (const row of rows) {
        const play = await playOf(row);
        if (play)
          await database
            .updateTable('sportsbook.matches')
            .set({ server_seed: play.serverSeed })
            .where('id', '=', row.id)
            .execute();
      }
    },
  };
}
export type MatchStore = ReturnType<typeof createMatchStore>;
