import { maxTurnover, retryOf, type WalletAnswer } from '@baize/vendor-kit';
import { withTables } from '../../../platform/database/database.ts';
import { doAll } from '../../do-all.ts';
import type { RoomsDependencies, StayRow } from '../dependencies.ts';
import type { RoomTables, StayStatus } from '../schema.ts';
import { buyingMs, touchRoom } from './advance.ts';
import { lockRoom, staysIn } from './rooms-store.ts';

/** The permanent ids of a sitting's business acts. */
const buyId = (stayId: string) => `${stayId}:buy`;
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

  /** Pays a sitting's stack out and ends its round. */
  const cashOut = async (stay: StayRow): Promise<void> => {
    const sums = { stakeMinor: stay.bought_minor, payoutMinor: stay.stack_minor };
    const { code } = await wallet.credit({
      ...refOf(stay),
      txId: outId(stay.id),
      amountMinor: stay.stack_minor,
      kind: 'win',
      refTxIds: [buyId(stay.id)],
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
    await doAll(await staysIn(database, roomId, ['buying', 'barring', 'paying']), async (stay) => {
      if (stay.status === 'paying') await cashOut(stay);
      else if (stay.status === 'barring') await bar(stay, 'INTERNAL');
      else if (clock.now().getTime() - stay.sat_at.getTime() >= buyingMs) await bar(stay, 'INTERNAL');
    });
  };

  return { buyIn, settleRoom };
}
export type RoomMoney = ReturnType<typeof createRoomMoney>;
