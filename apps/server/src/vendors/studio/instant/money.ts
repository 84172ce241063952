import { settle } from '@baize/games/slot-engine';
import { retryOf, type WalletAnswer, type WalletBalance, type WalletCode } from '@baize/vendor-kit';
import { withTables } from '../../../platform/database/database.ts';
import { noteDayUse } from '../day-uses.ts';
import type { StudioDependencies } from '../dependencies.ts';
import type { InstantTables } from './schema.ts';
import { type InstantRow, markInstantRefused, markInstantSettled, markOpen } from './store.ts';

export type Booked =
  /** The row as it stands now: open or settled. */
  | { status: 'booked'; row: InstantRow; balance: WalletBalance }
  | { status: 'refused'; code: WalletCode }
  /** Nobody knows yet whether money moved; asking again is harmless. */
  | { status: 'unknown' };

/** The permanent ids of a round's business acts. */
const stakeId = (roundId: string) => `${roundId}:stake`;
const winId = (roundId: string) => `${roundId}:win`;
const cancelId = (roundId: string) => `${roundId}:cancel`;

/** Moves an instant round's money through the wallet; every act is safe to repeat. */
export function createInstantMoney({ database: anyDatabase, wallet, clock }: StudioDependencies) {
  const database = withTables<InstantTables>(anyDatabase);

  const refOf = (row: InstantRow) => ({ roundId: row.id, gameCode: row.game_code, playerRef: row.player_ref });
  const detailOf = (row: InstantRow) => {
    if (row.payout_minor === null) return { rulesVersion: row.rules_version };
    return { rulesVersion: row.rules_version, result: settle(row.bet_minor, row.payout_minor).result };
  };
  /** What counts of the stake, with the act that ends the round. */
  const turnoverOf = (row: InstantRow, payoutMinor: bigint) => ({
    validTurnoverMinor: settle(row.bet_minor, payoutMinor).validTurnoverMinor,
  });

  const booked = async (row: InstantRow, known: WalletBalance | null): Promise<Booked> => {
    const balance = known ?? (await wallet.balance({ playerRef: row.player_ref }));
    if (!balance) throw new Error(`the wallet does not know the player of round ${row.id}`);
    return { status: 'booked', row, balance };
  };

  const asOpen = async (row: InstantRow, known: WalletBalance | null): Promise<Booked> => {
    await markOpen(database, row.id);
    return booked({ ...row, status: 'open' }, known);
  };
  const asSettled = async (row: InstantRow, known: WalletBalance | null): Promise<Booked> => {
    const settledAt = clock.now();
    await markInstantSettled(database, row.id, settledAt);
    return booked({ ...row, status: 'settled', settled_at: settledAt }, known);
  };
  const asBooked = (row: InstantRow, known: WalletBalance | null) =>
    row.payout_minor === null ? asOpen(row, known) : asSettled(row, known);

  const refuse = async (row: InstantRow, code: WalletCode): Promise<Booked> => {
    await markInstantRefused(database, row.id, code);
    await noteDayUse(database, row.player_ref, 'refused_play', clock.now());
    return { status: 'refused', code };
  };

  /** Bars a refused stake for ever, so that no attempt beside this one books it later. */
  const bar = async (row: InstantRow, code: WalletCode): Promise<Booked> => {
    const barred = await wallet.cancel({
      ...refOf(row),
      txId: cancelId(row.id),
      targetTxId: stakeId(row.id),
      reason: code,
    });
    if (retryOf[barred.code] !== 'never') return { status: 'unknown' };
    if (barred.code === 'ROUND_CLOSED') return asBooked(row, barred.balance);
    return refuse(row, code);
  };

  const stake = (row: InstantRow, session: string): Promise<WalletAnswer> => {
    const debit = { txId: stakeId(row.id), amountMinor: row.bet_minor };
    const request = { ...refOf(row), session, detail: detailOf(row) };
    if (row.payout_minor === null) return wallet.debit({ ...request, ...debit });
    const credit = { txId: winId(row.id), amountMinor: row.payout_minor, kind: 'win' as const };
    return wallet.play({
      ...request,
      debits: [debit],
      credits: [credit],
      roundEnd: true,
      ...turnoverOf(row, row.payout_minor),
    });
  };

  /** Books the stake; with it the win, when the round needs no step. */
  const bookStake = async (row: InstantRow, session: string): Promise<Booked> => {
    const answer = await stake(row, session);
    if (answer.status === 'ok') return asBooked(row, answer.balance);
    return retryOf[answer.code] === 'never' ? bar(row, answer.code) : { status: 'unknown' };
  };

  /** Pays a round that has ended. */
  const bookPayout = async (row: InstantRow): Promise<Booked> => {
    const answer = await wallet.credit({
      ...refOf(row),
      txId: winId(row.id),
      amountMinor: row.payout_minor ?? 0n,
      kind: 'win',
      refTxIds: [stakeId(row.id)],
      roundEnd: true,
      detail: detailOf(row),
      ...turnoverOf(row, row.payout_minor ?? 0n),
    });
    if (answer.status === 'ok') return asSettled(row, answer.balance);
    if (retryOf[answer.code] !== 'never') return { status: 'unknown' };
    // The stake went back at the bar of a twin, whose own word of it was lost.
    if (answer.code === 'TX_CANCELLED') return refuse(row, answer.code);
    throw new Error(`the wallet refuses the payout of round ${row.id}: ${answer.code}`);
  };

  /** Brings a round's money to where its status says it must be. */
  return (row: InstantRow, session: string): Promise<Booked> => {
    if (row.status === 'refused') return Promise.resolve({ status: 'refused', code: row.refusal ?? 'INTERNAL' });
    if (row.status === 'staking') return bookStake(row, session);
    return row.status === 'paying' ? bookPayout(row) : booked(row, null);
  };
}
export type InstantMoney = ReturnType<typeof createInstantMoney>;
