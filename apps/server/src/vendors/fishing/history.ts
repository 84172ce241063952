import type { FishingRound } from '@baize/contract';
import { formatAmount } from '@baize/money';
import { exponentOf } from './engine/seats.ts';
import type { BatchRow, FishingDatabase, RoundRow } from './schema.ts';

type Batch = Pick<BatchRow, 'round_id' | 'bet_minor' | 'results'>;

function roundView(round: RoundRow, stepMinor: bigint, batches: readonly Batch[]): FishingRound {
  const shots = batches.flatMap(({ bet_minor, results }) =>
    results.flatMap(({ nonce, weapon: _weapon, fish: _fish, ...shot }) =>
      nonce === null ? [] : [{ betMinor: `${bet_minor}`, nonce, ...shot }],
    ),
  );
  return {
    roundId: round.id,
    gameCode: round.game_code,
    rulesVersion: round.rules_version,
    status: round.status === 'closed' ? 'closed' : 'open',
    serverSeedHash: round.seed_hash,
    serverSeed: round.server_seed,
    clientSeed: round.client_seed,
    entropy: round.entropy,
    stakeMinor: `${round.stake_minor}`,
    payoutMinor: `${round.payout_minor}`,
    stepMinor: `${stepMinor}`,
    openedAt: round.opened_at.toISOString(),
    shots: shots.sort((a, b) => a.nonce - b.nonce),
  };
}

async function viewsOf(database: FishingDatabase, rounds: readonly RoundRow[]): Promise<FishingRound[]> {
  if (rounds.length === 0) return [];
  const ids = rounds.map(({ id }) => id);
  const batches: Batch[] = await database
    .selectFrom('fishing.batches')
    .select(['round_id', 'bet_minor', 'results'])
    .where('round_id', 'in', ids)
    // What is not booked yet is not shown.
    .where('status', '=', 'settled')
    .execute();
  const steps = await database
    .selectFrom('fishing.rooms')
    .select(['id', 'step_minor'])
    .where(
      'id',
      'in',
      rounds.map(({ room_id }) => room_id),
    )
    .execute();
  return rounds.map((round) =>
    roundView(
      round,
      steps.find(({ id }) => id === round.room_id)?.step_minor ?? 1n,
      batches.filter(({ round_id }) => round_id === round.id),
    ),
  );
}

/** A player's latest rounds with shots, the newest first. */
export async function playedRounds(
  database: FishingDatabase,
  { playerRef, gameCode }: { playerRef: string; gameCode: string },
  count: number,
): Promise<FishingRound[]> {
  const rounds = await database
    .selectFrom('fishing.rounds')
    .selectAll()
    .where('player_ref', '=', playerRef)
    .where('game_code', '=', gameCode)
    .where('stake_minor', '>', 0n)
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(count)
    .execute();
  return viewsOf(database, rounds);
}

const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** A round's id as it is stored: anything else names no round. */
export const isRoundId = (text: string): boolean => idForm.test(text);

/** The batches of a round for a reader, amounts as they are written. */
async function batchesOf(database: FishingDatabase, roundId: string) {
  const rows = await database
    .selectFrom('fishing.batches as batch')
    .innerJoin('fishing.rooms as room', 'room.id', 'batch.room_id')
    .select(['batch.id', 'batch.results', 'batch.stake_minor', 'batch.payout_minor', 'batch.fired_at', 'room.scope'])
    .where('batch.round_id', '=', roundId)
    .where('batch.status', '=', 'settled')
    .orderBy('batch.fired_at')
    .execute();
  return rows.map(({ id, results, scope, ...batch }) => ({
    batchId: id,
    shots: results.filter(({ nonce }) => nonce !== null).length,
    caught: results.flatMap(({ kinds, caught }) =>
      caught.map(({ index, times, winsPool }) => ({ kind: kinds[index] ?? '', times, winsPool: winsPool === true })),
    ),
    stake: formatAmount(batch.stake_minor, exponentOf(scope)),
    payout: formatAmount(batch.payout_minor, exponentOf(scope)),
    firedAt: batch.fired_at.toISOString(),
  }));
}

/** A round that is over, with its seeds; null for another's, or none. */
export async function proofOf(database: FishingDatabase, playerRef: string, roundId: string) {
  if (!isRoundId(roundId)) return null;
  const rounds = await database
    .selectFrom('fishing.rounds')
    .selectAll()
    .where('id', '=', roundId)
    .where('player_ref', '=', playerRef)
    .where('status', '=', 'closed')
    .execute();
  const [round] = await viewsOf(database, rounds);
  return round ? { round: { ...round, batches: await batchesOf(database, round.roundId) }, serverSeed: null } : null;
}
