import { formatAmount } from '@baize/money';
import { withTables } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { fishingVendorCode } from '../code.ts';
import { exponentOf } from '../engine/seats.ts';
import type { BatchRow, FishingTables } from '../schema.ts';
import type { DeskPorts } from './desk-ports.ts';

function batchView(batch: BatchRow, shown: (minor: bigint) => string) {
  const caught = batch.results.flatMap(({ kinds, caught: ones }) =>
    ones.map(({ index, times }) => ({ kind: kinds[index] ?? '', times })),
  );
  return {
    batchId: batch.id,
    status: batch.status,
    refusal: batch.refusal ?? '',
    bet: shown(batch.bet_minor),
    shots: batch.results.filter(({ nonce }) => nonce !== null).length,
    caught,
    staked: shown(batch.stake_minor),
    paid: shown(batch.payout_minor),
    contributed: shown(batch.contributed_minor),
    poolWon: shown(batch.pool_won_minor),
    firedAt: batch.fired_at.toISOString(),
  };
}

/** A round with its batches; what is drawn and not booked yet is listed without its catches. */
export function createRoundDesk({ database, staffPorts }: DeskPorts): HandlersOf<'staffFishingRound'> {
  const tables = withTables<FishingTables>(database);
  return {
    staffFishingRound: async ({ params: { roundId } }) => {
      const round = await tables.selectFrom('fishing.rounds').selectAll().where('id', '=', roundId).executeTakeFirst();
      if (!round) return fail('round_not_found');
      const [room, batches, names] = await Promise.all([
        tables.selectFrom('fishing.rooms').select('scope').where('id', '=', round.room_id).executeTakeFirstOrThrow(),
        tables.selectFrom('fishing.batches').selectAll().where('round_id', '=', roundId).orderBy('fired_at').execute(),
        staffPorts.playersOf(fishingVendorCode, [round.player_ref]),
      ]);
      const shown = (minor: bigint) => formatAmount(minor, exponentOf(room.scope));
      return ok({
        ...{ roundId, roomId: round.room_id, gameCode: round.game_code },
        member: names.get(round.player_ref)?.username ?? round.player_ref,
        serverSeedHash: round.seed_hash,
        serverSeed: round.server_seed,
        clientSeed: round.client_seed,
        batches: batches.map((batch) => {
          const view = batchView(batch, shown);
          return batch.status === 'settled' ? view : { ...view, caught: [] };
        }),
      });
    },
  };
}
