import { roundMs, rulesVersion } from '@baize/games/fishing';
import { mixEntropy } from '../../entropy.ts';
import type { FishingDependencies } from '../dependencies.ts';
import type { FishingDatabase, RoundRow, SeatRow } from '../schema.ts';
import { newSeed } from './seats.ts';

type InGame = Pick<SeatRow, 'player_ref' | 'game_code'>;

const running = (database: FishingDatabase, { player_ref, game_code }: InGame) =>
  database
    .selectFrom('fishing.rounds')
    .selectAll()
    .where('player_ref', '=', player_ref)
    .where('game_code', '=', game_code)
    .where('status', '=', 'open');

export const runningRound = (database: FishingDatabase, player: InGame): Promise<RoundRow | undefined> =>
  running(database, player).executeTakeFirst();

export const isRoundOver = ({ opened_at }: Pick<RoundRow, 'opened_at'>, now: Date): boolean =>
  now.getTime() - opened_at.getTime() >= roundMs;

/** No batch joins a round any more. */
export const stopRound = async (transaction: FishingDatabase, id: string): Promise<void> => {
  await transaction
    .updateTable('fishing.rounds')
    .set({ status: 'closing' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
};

/** The round that takes a batch: the running one, or a new one with the seed that the seat has shown. The caller holds the room. */
export async function roundFor(
  transaction: FishingDatabase,
  deps: FishingDependencies,
  seat: SeatRow,
  entropy: string,
): Promise<RoundRow> {
  const now = deps.clock.now();
  // Held until the batch is stored: a round that is stopped meanwhile waits for it.
  const round = await running(transaction, seat).forUpdate().executeTakeFirst();
  const isSame = round?.room_id === seat.room_id && round.rules_version === rulesVersion;
  if (round && isSame && !isRoundOver(round, now)) return round;
  if (round) await stopRound(transaction, round.id);
  const id = deps.newId();
  const mixed = [{ id, entropy }];
  const begun = await transaction
    .insertInto('fishing.rounds')
    .values({
      ...{ id, room_id: seat.room_id, game_code: seat.game_code, player_ref: seat.player_ref },
      ...{ rules_version: rulesVersion, sealed_seed: seat.next_sealed_seed, server_seed: null },
      seed_hash: seat.next_seed_hash,
      client_seed: mixEntropy(seat.next_seed_hash, mixed),
      entropy: JSON.stringify(mixed),
      ...{ status: 'open', opened_at: now, closed_at: null },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('fishing.seats')
    .set(await newSeed(deps))
    .where('room_id', '=', seat.room_id)
    .where('seat', '=', seat.seat)
    .execute();
  return begun;
}
