import type { TableCard } from '@baize/contract';
import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import { createTtlMemo } from '../../../platform/ttl-memo.ts';
import { studioVendorCode } from '../code.ts';
import type { StudioDependencies } from '../dependencies.ts';
import type { Stored } from './game.ts';
import { findTable, tableCodes } from './games/index.ts';
import { limitsSpan } from './games/limits.ts';
import { roundTimesOf } from './round-times.ts';
import type { TableRoundRow } from './rounds-store.ts';
import type { SharedTables } from './schema.ts';

/** Whoever looks within this time sees the same, so that a lobby full of visitors costs one statement a second. */
const freshMs = 1_000;
const resultsShown = 8;

type CardRow = Pick<
  TableRoundRow,
  'id' | 'game_code' | 'status' | 'opened_at' | 'closes_at' | 'phase_at' | 'dealt_at' | 'settled_at'
> & {
  players: number;
  /** Newest first; null before the first result. */
  results: { number: number; outcome: Stored }[] | null;
};

/** All shared tables as their cards show them. */
export function createTableCards({ database, clock }: Pick<StudioDependencies, 'database' | 'clock'>) {
  const times = roundTimesOf(clock);
  /** A round has a clock of its own; its end is answered by the server's, which counts visitors down. */
  const closesAt = (row: CardRow): string | null => {
    if (row.status !== 'betting') return null;
    const leftMs = row.closes_at.getTime() - times.nowOf(row).getTime();
    return leftMs > 0 ? new Date(clock.now().getTime() + leftMs).toISOString() : null;
  };
  const recent = createTtlMemo({
    clock,
    lifeMs: freshMs,
    load: async (): Promise<TableCard[]> => {
      const rows = await readCards(database);
      return rows.flatMap((row) => {
        const table = findTable(row.game_code);
        if (!table) return [];
        const { minMinor, maxMinor } = limitsSpan(table.limits);
        return {
          vendor: studioVendorCode,
          gameCode: row.game_code,
          closesAt: closesAt(row),
          players: row.players,
          limits: { minMinor: `${minMinor}`, maxMinor: `${maxMinor}` },
          history: (row.results ?? []).toReversed().map(({ number, outcome }) => ({
            number,
            summary: table.summaryOf(outcome),
          })),
        };
      });
    },
  });
  return async () => ({ list: await recent.get('all'), serverTime: clock.now().toISOString() });
}

async function readCards(anyDatabase: Database): Promise<readonly CardRow[]> {
  const { rows } = await sql<CardRow>`
    select round.id, round.game_code, round.status, round.opened_at, round.closes_at, round.phase_at, round.dealt_at,
      round.settled_at,
      (select count(distinct seat.player_ref)::int from studio.table_seats seat where seat.round_id = round.id and exists (
        select from studio.table_placements placement where placement.seat_id = seat.id and placement.status = 'placed')) as players,
      (select json_agg(json_build_object('number', last.number, 'outcome', last.outcome) order by last.number desc)
        from (select number, outcome from studio.table_rounds r where r.game_code = asked.code and r.status = 'settled'
          order by number desc limit ${resultsShown}) last) as results
    from unnest(${[...tableCodes]}::text[]) asked (code)
    cross join lateral (select * from studio.table_rounds r where r.game_code = asked.code order by number desc limit 1) round`.execute(
    withTables<SharedTables>(anyDatabase),
  );
  return rows;
}
