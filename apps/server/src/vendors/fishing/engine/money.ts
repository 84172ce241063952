import { retryOf, type Stake, type WalletBalance, type WalletCode, type Win } from '@baize/vendor-kit';
import { doAll } from '../../do-all.ts';
import type { FishingDependencies } from '../dependencies.ts';
import type { BatchRow, FishingDatabase, RoomRow, RoundRow } from '../schema.ts';
import { freePool, giveBack, hasWonPool, poolOf } from './pool.ts';
import { stopRound } from './rounds.ts';

/** So long a batch is left to the request that fired it. */
const firingMs = 5_000;
const atOnce = 200;

/** The permanent ids of business acts. */
const stakeId = (batchId: string) => `${batchId}:stake`;
const winId = (batchId: string) => `${batchId}:win`;
const poolId = (batchId: string) => `${batchId}:pool`;
const barId = (batchId: string) => `${batchId}:bar`;
const endId = (roundId: string) => `${roundId}:end`;

export type Booked =
  | { status: 'settled'; balance: WalletBalance | null }
  | { status: 'refused'; code: WalletCode }
  /** Nobody knows yet whether money moved; asking again is harmless. */
  | { status: 'unknown' };

type BatchRoom = Pick<RoomRow, 'game_code' | 'level'>;

function stakeOf(batch: BatchRow, pool: string): Stake {
  const stake = { txId: stakeId(batch.id), amountMinor: batch.stake_minor };
  const { contributed_minor: amountMinor } = batch;
  return amountMinor > 0n ? { ...stake, contributions: [{ pool, amountMinor }] } : stake;
}

/** The prizes of its fish, and what it won out of the pool. */
function winsOf({ id, payout_minor, pool_won_minor: poolMinor }: BatchRow, pool: string): Win[] {
  const prizes: Win = { txId: winId(id), amountMinor: payout_minor - poolMinor, kind: 'win' };
  return poolMinor > 0n ? [prizes, { txId: poolId(id), amountMinor: poolMinor, kind: 'jackpot', pool }] : [prizes];
}

/** What the wallet books of batches and rounds. Every act is safe to repeat, in any process. */
export function createFishingMoney(deps: FishingDependencies, database: FishingDatabase) {
  const { wallet, clock } = deps;
  const refOf = (batch: BatchRow, gameCode: string) => ({
    roundId: batch.round_id ?? '',
    gameCode,
    playerRef: batch.player_ref,
  });

  const roomOf = ({ room_id }: BatchRow) =>
    database
      .selectFrom('fishing.rooms')
      .select(['game_code', 'level'])
      .where('id', '=', room_id)
      .executeTakeFirstOrThrow();

  /** Counts a booked batch to its round, once. */
  const settled = (batch: BatchRow, balance: WalletBalance | null): Promise<Booked> =>
    database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('fishing.batches')
        .set({ status: 'settled' })
        .where('id', '=', batch.id)
        .where('status', '=', 'staking')
        .executeTakeFirst();
      if (numUpdatedRows === 1n)
        await transaction
          .updateTable('fishing.rounds')
          .set((with_) => ({
            stake_minor: with_('stake_minor', '+', batch.stake_minor),
            payout_minor: with_('payout_minor', '+', batch.payout_minor),
          }))
          .where('id', '=', batch.round_id ?? '')
          .execute();
      if (hasWonPool(batch)) await freePool(transaction, batch.id);
      return { status: 'settled', balance };
    });

  /** A batch that was not booked: its fish swim on. */
  const refuse = (batch: BatchRow, room: BatchRoom, code: WalletCode): Promise<Booked> =>
    database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('fishing.batches')
        .set({ status: 'refused', refusal: code })
        .where('id', '=', batch.id)
        .where('status', '=', 'staking')
        .executeTakeFirst();
      if (numUpdatedRows === 1n) {
        await transaction.deleteFrom('fishing.catches').where('batch_id', '=', batch.id).execute();
        const staker = { playerRef: batch.player_ref, gameCode: room.game_code, pool: poolOf(room) };
        await giveBack(transaction, staker, batch);
        if (hasWonPool(batch)) await freePool(transaction, batch.id);
      }
      return { status: 'refused', code };
    });

  /** Bars the stake of a batch for ever, or finds that it was booked: a play with a credit is not taken back. */
  const bar = async (batch: BatchRow, room: BatchRoom, code: WalletCode): Promise<Booked> => {
    const barred = await wallet.cancel({
      ...refOf(batch, room.game_code),
      ...{ txId: barId(batch.id), targetTxId: stakeId(batch.id), reason: code },
    });
    if (retryOf[barred.code] !== 'never') return { status: 'unknown' };
    return barred.code === 'ROUND_CLOSED' ? settled(batch, barred.balance) : refuse(batch, room, code);
  };

  /** Takes the stakes of a batch and pays its prizes, together or not at all. */
  const book = async (batch: BatchRow, session: string): Promise<Booked> => {
    if (batch.status === 'refused') return { status: 'refused', code: (batch.refusal ?? 'INTERNAL') as WalletCode };
    if (batch.status === 'settled') return { status: 'settled', balance: null };
    const room = await roomOf(batch);
    const answer = await wallet.play({
      ...refOf(batch, room.game_code),
      session,
      debits: [stakeOf(batch, poolOf(room))],
      credits: winsOf(batch, poolOf(room)),
      roundEnd: false,
    });
    if (answer.status === 'ok') return settled(batch, answer.balance);
    return retryOf[answer.code] === 'never' ? bar(batch, room, answer.code) : { status: 'unknown' };
  };

  /** Finishes batches that their requests left behind; all of them, or those older than a request may take. */
  const finishLeft = async (isAll: boolean): Promise<void> => {
    const before = new Date(clock.now().getTime() - (isAll ? 0 : firingMs));
    const left = await database
      .selectFrom('fishing.batches')
      .selectAll()
      .where('status', '=', 'staking')
      .where('fired_at', '<=', before)
      .orderBy('fired_at')
      .limit(atOnce)
      .execute();
    await doAll(left, async (batch) => bar(batch, await roomOf(batch), 'INTERNAL'));
  };

  const isWaiting = async (id: string): Promise<boolean> =>
    (await database
      .selectFrom('fishing.batches')
      .select('id')
      .where('round_id', '=', id)
      .where('status', '=', 'staking')
      .executeTakeFirst()) !== undefined;

  const publish = async (round: RoundRow): Promise<void> => {
    await database
      .updateTable('fishing.rounds')
      .set({ status: 'closed', closed_at: clock.now(), server_seed: await deps.secretBox.open(round.sealed_seed) })
      .where('id', '=', round.id)
      .where('status', '=', 'closing')
      .execute();
  };

  /** Ends a round that takes no batch any more; false: a batch of it is on its way. */
  const endRound = async (id: string): Promise<boolean> => {
    const round = await database
      .selectFrom('fishing.rounds')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 'closing')
      .executeTakeFirst();
    if (!round || (await isWaiting(id))) return false;
    if (round.stake_minor > 0n) {
      const { code } = await wallet.credit({
        ...{ roundId: round.id, gameCode: round.game_code, playerRef: round.player_ref },
        ...{ txId: endId(round.id), amountMinor: 0n, kind: 'win', refTxIds: [], roundEnd: true },
        // A shot loses its bet or wins at least as much: all of it counts.
        validTurnoverMinor: round.stake_minor,
        detail: { rulesVersion: round.rules_version, shots: round.next_nonce },
      });
      if (retryOf[code] !== 'never') return false;
      if (code !== 'OK') throw new Error(`the wallet does not end round ${round.id}: ${code}`);
    }
    await publish(round);
    return true;
  };

  /** Ends rounds whose time is over. */
  const endDue = async (openedBefore: Date): Promise<void> => {
    const due = await database
      .selectFrom('fishing.rounds')
      .select('id')
      .where((where) =>
        where.or([
          where('status', '=', 'closing'),
          where.and([where('status', '=', 'open'), where('opened_at', '<=', openedBefore)]),
        ]),
      )
      .orderBy('opened_at')
      .limit(atOnce)
      .execute();
    await doAll(due, async ({ id }) => {
      await stopRound(database, id);
      await endRound(id);
    });
  };

  return { book, finishLeft, endRound, endDue };
}
