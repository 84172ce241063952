import { maxTurnover, retryOf, type WalletAnswer } from '@baize/vendor-kit';
import { withTables } from '../../../platform/database/database.ts';
import { doAll } from '../../do-all.ts';
import type { RoomsDependencies, StayRow, TopUpRow } from '../dependencies.ts';
import type { RoomTables, StayStatus, TopUpStatus } from '../schema.ts';
import type { AskedTopUp } from './ask-top-up.ts';
import { buyingMs, touchRoom } from './due.ts';
import { lockRoom, openStatuses, staysIn } from './rooms-store.ts';
import { topUpsOf } from './top-ups.ts';

/** The permanent ids of a sitting's business acts. */
const buyId = (stayId: string) => `${stayId}:buy`;
const topUpId = (topUp: TopUpRow) => `${topUp.id}:top`;
const topUpBarId = (topUp: TopUpRow) => `${topUp.id}:bar`;
const outId = (stayId: string) => `${stayId}:out`;
const barId = (stayId: string) => `${stayId}:bar`;

const refOf = (stay: StayRow) => ({ roundId: stay.id, gameCode: stay.game_code, playerRef: stay.player_ref });
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** What the wallet books of sittings. Every act is safe to repeat, in any process. */
export function createRoomMoney(deps: RoomsDependencies) {
  const { wallet, clock } = deps;
  const database = withTables<RoomTables>(deps.database);

  /** Brings a sitting on from a status; false when somebody did that before. */
  const move = (stay: StayRow, from: StayStatus, to: StayStatus, refusal?: string): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      const room = await lockRoom(transaction, stay.room_id);
      if (!room) return false;
      const isOver = to === 'ended' || to === 'refused';
      const { numUpdatedRows } = await transaction
        .updateTable('rooms.stays')
        .set({ status: to, ...(refusal ? { refusal } : {}), ...(isOver ? { ended_at: clock.now() } : {}) })
        .where('id', '=', stay.id)
        .where('status', '=', from)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await touchRoom(transaction, deps, room);
      return true;
    });

  /** Asks for the buy-in of a sitting that is stored as `buying`. */
  const buyIn = async (stay: StayRow, session: string): Promise<WalletAnswer> => {
    const answer = await wallet.debit({
      ...refOf(stay),
      session,
      txId: buyId(stay.id),
      amountMinor: stay.bought_minor,
      detail: { room: stay.room_id, seat: stay.seat },
    });
    if (answer.code === 'OK') await move(stay, 'buying', 'seated');
    else if (retryOf[answer.code] === 'never') await bar({ ...stay, status: 'buying' }, answer.code);
    return answer;
  };

  /** Takes a buy-in back, or bars it for ever when it never came. */
  const bar = async (stay: StayRow, reason: string): Promise<void> => {
    if (stay.status === 'buying' && !(await move(stay, 'buying', 'barring', reason))) return;
    const { code } = await wallet.cancel({
      ...refOf(stay),
      txId: barId(stay.id),
      targetTxId: buyId(stay.id),
      reason,
    });
    if (retryOf[code] !== 'never') return;
    if (code !== 'OK' && code !== 'TX_CONFLICT') throw new Error(`the wallet does not bar sitting ${stay.id}: ${code}`);
    await move(stay, 'barring', 'refused', stay.refusal ?? reason);
  };

  /** Brings a top-up on from a status; false when somebody did that before. */
  const moveTopUp = (stay: StayRow, topUp: TopUpRow, from: TopUpStatus, to: TopUpStatus, refusal?: string) =>
    database.transaction().execute(async (transaction): Promise<boolean> => {
      const room = await lockRoom(transaction, stay.room_id);
      if (!room) return false;
      const { numUpdatedRows } = await transaction
        .updateTable('rooms.top_ups')
        .set({ status: to, ...(refusal ? { refusal } : {}) })
        .where('id', '=', topUp.id)
        .where('status', '=', from)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await touchRoom(transaction, deps, room);
      return true;
    });

  /** Takes a top-up back, or bars it for ever when it never came. */
  const barTopUp = async (stay: StayRow, topUp: TopUpRow, reason: string): Promise<void> => {
    if (topUp.status !== 'barring' && !(await moveTopUp(stay, topUp, topUp.status, 'barring', reason))) return;
    const { code } = await wallet.cancel({
      ...refOf(stay),
      txId: topUpBarId(topUp),
      targetTxId: topUpId(topUp),
      reason,
    });
    if (retryOf[code] !== 'never') return;
    if (code !== 'OK' && code !== 'TX_CONFLICT') throw new Error(`the wallet does not bar top-up ${topUp.id}: ${code}`);
    await moveTopUp(stay, topUp, 'barring', 'refused');
  };

  /** Asks for a top-up that is stored as `buying`. */
  const buyTopUp = async ({ stay, topUp }: AskedTopUp, session: string): Promise<WalletAnswer> => {
    const answer = await wallet.debit({
      ...refOf(stay),
      session,
      txId: topUpId(topUp),
      amountMinor: topUp.amount_minor,
      detail: { room: stay.room_id, seat: stay.seat },
    });
    if (answer.code === 'OK') await moveTopUp(stay, topUp, 'buying', 'bought');
    else if (retryOf[answer.code] === 'never') await barTopUp(stay, topUp, answer.code);
    return answer;
  };

  /** Does for a sitting's top-ups what waits for the wallet; of one that stands up nothing more is added. */
  const settleTopUps = async (stay: StayRow, topUps: readonly TopUpRow[]): Promise<void> => {
    const isOver = stay.status === 'paying';
    for (const topUp of topUps) {
      const isLate = topUp.status === 'buying' && clock.now().getTime() - topUp.asked_at.getTime() >= buyingMs;
      if (isOver || isLate || topUp.status === 'barring') await barTopUp(stay, topUp, 'INTERNAL');
    }
  };

  /** Pays a sitting's stack out and ends its round, once nothing more can come into it. */
  const cashOut = async (stay: StayRow): Promise<void> => {
    if ((await topUpsOf(database, [stay.id])).length > 0) return;
    const added = await topUpsOf(database, [stay.id], ['added']);
    const sums = { stakeMinor: stay.bought_minor, payoutMinor: stay.stack_minor };
    const { code } = await wallet.credit({
      ...refOf(stay),
      txId: outId(stay.id),
      amountMinor: stay.stack_minor,
      kind: 'win',
      refTxIds: [buyId(stay.id), ...added.map(topUpId)],
      roundEnd: true,
      validTurnoverMinor: least(stay.turnover_minor, maxTurnover(sums)),
      detail: { hands: stay.hands, rakeMinor: `${stay.rake_minor}` },
    });
    if (retryOf[code] !== 'never') return;
    if (code !== 'OK') throw new Error(`the wallet does not pay sitting ${stay.id}: ${code}`);
    await move(stay, 'paying', 'ended');
  };

  /** Does for a room's sittings what waits for the wallet. */
  const settleRoom = async (roomId: string): Promise<void> => {
    const stays = await staysIn(database, roomId, openStatuses);
    const topUps = await topUpsOf(
      database,
      stays.map(({ id }) => id),
    );
    await doAll(stays, async (stay) => {
      await settleTopUps(
        stay,
        topUps.filter(({ stay_id }) => stay_id === stay.id),
      );
      if (stay.status === 'paying') await cashOut(stay);
      else if (stay.status === 'barring') await bar(stay, stay.refusal ?? 'INTERNAL');
      else if (stay.status === 'buying' && clock.now().getTime() - stay.sat_at.getTime() >= buyingMs)
        await bar(stay, 'INTERNAL');
    });
  };

  return { buyIn, buyTopUp, settleRoom };
}
export type RoomMoney = ReturnType<typeof createRoomMoney>;
