import type { GameType } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export interface OpenRounds {
  vendorCode: string;
  gameType: GameType;
  /** A bet that waits for a result of its own, as of sports. */
  isBet: boolean;
  rounds: number;
  oldestAt: string;
}

/** Rounds of a brand, or of all, that are not over yet, by vendor and category. */
export async function openRoundsOf(database: Database, brandId: string | null): Promise<OpenRounds[]> {
  const { rows } = await sql<Omit<OpenRounds, 'oldestAt'> & { oldestAt: Date }>`
    select vendor_code as "vendorCode", game_type as "gameType", is_bet as "isBet", count(*)::int as rounds,
      min(opened_at) as "oldestAt"
    from rounds where closed_at is null and (${brandId}::uuid is null or brand_id = ${brandId})
    group by 1, 2, 3 order by 3, 4 desc, 1, 2`.execute(database);
  return rows.map(({ oldestAt, ...row }) => ({ ...row, oldestAt: oldestAt.toISOString() }));
}
