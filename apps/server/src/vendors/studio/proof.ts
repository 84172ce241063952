import type { Calls, CallValue } from '@baize/contract';
import { withTables } from '../../platform/database/database.ts';
import type { StudioDependencies } from './dependencies.ts';
import { findInstantGame } from './instant/games.ts';
import type { InstantTables } from './instant/schema.ts';
import { findById } from './instant/store.ts';
import { instantView } from './instant/view.ts';
import { isRoundId } from './round-id.ts';
import type { StudioTables } from './schema.ts';
import { findRound, type SettledRound } from './slots/rounds-store.ts';
import { roundView } from './slots/views.ts';
import { standingPlacements } from './tables/betting/seats-store.ts';
import { decisionsOf } from './tables/decisions/seat.ts';
import { findTable } from './tables/games/index.ts';
import type { SharedTables } from './tables/schema.ts';
import { roundView as tableRoundView } from './tables/views.ts';

export type RoundProof = CallValue<Calls['roundProof']>;
type Proof = RoundProof;

/** What a player needs to recompute a settled round of his, whatever game it is of; null for a round that is not there, open or another's. */
export function createProof({ database }: Pick<StudioDependencies, 'database'>) {
  const slots = withTables<StudioTables>(database);
  const instant = withTables<InstantTables>(database);
  const tables = withTables<SharedTables>(database);

  const seedOf = async (seedId: string): Promise<string | null> => {
    const seed = await slots
      .selectFrom('studio.seeds')
      .select('server_seed')
      .where('id', '=', seedId)
      .executeTakeFirst();
    return seed?.server_seed ?? null;
  };

  const ofSlot = async (playerRef: string, roundId: string): Promise<Proof | null> => {
    const round = await findRound(slots, roundId);
    if (round?.player_ref !== playerRef || round.status !== 'settled') return null;
    return { round: { ...roundView(round as SettledRound) }, serverSeed: await seedOf(round.seed_id) };
  };

  const ofInstant = async (playerRef: string, roundId: string): Promise<Proof | null> => {
    const row = await findById(instant, roundId);
    const game = row && findInstantGame(row.game_code);
    if (!game || row.player_ref !== playerRef || row.status !== 'settled') return null;
    return { round: { ...instantView(game, row) }, serverSeed: await seedOf(row.seed_id) };
  };

  /** A seat is the round as the wallet knows it; the table's round carries its own seed. */
  const ofTable = async (playerRef: string, seatId: string): Promise<Proof | null> => {
    const row = await tables
      .selectFrom('studio.table_rounds')
      .selectAll('studio.table_rounds')
      .innerJoin('studio.table_seats as seat', 'seat.round_id', 'studio.table_rounds.id')
      .select(['seat.bets', 'seat.payout_minor'])
      .where('seat.id', '=', seatId)
      .where('seat.player_ref', '=', playerRef)
      .where('seat.status', '=', 'settled')
      .executeTakeFirst();
    const game = row && findTable(row.game_code);
    if (!game) return null;
    const round = tableRoundView(game, row);
    if (round.outcome === null) return null;
    // A player's own line through the cards follows from them, from his bets and from what he decided.
    const own = game.decisions
      ? {
          decisions: decisionsOf(await standingPlacements(tables, [seatId])),
          bets: row.bets ?? [],
          payoutMinor: `${row.payout_minor}`,
        }
      : {};
    return { round: { ...round, ...own }, serverSeed: null };
  };

  return async (playerRef: string, asked: string): Promise<Proof | null> => {
    const roundId = asked.toLowerCase();
    if (!isRoundId(roundId)) return null;
    return (
      (await ofSlot(playerRef, roundId)) ?? (await ofInstant(playerRef, roundId)) ?? (await ofTable(playerRef, roundId))
    );
  };
}
