import { retryOf, type WalletBalance, type WalletCode } from '@baize/vendor-kit';
import { withTables } from '../../platform/database/database.ts';
import type { StudioDependencies } from './dependencies.ts';
import { findGame } from './games.ts';
import { markRefused, markSettled, type RoundRow, type SettledRound } from './rounds-store.ts';
import type { StudioTables } from './tables.ts';

export type Finished =
  | { status: 'settled'; round: SettledRound; balance: WalletBalance }
  | { status: 'refused'; code: WalletCode }
  /** Nobody knows yet whether money moved: the round stays decided and unseen. */
  | { status: 'unknown' };

/** The permanent ids of a round's business acts. */
const stakeId = (roundId: string) => `${roundId}:stake`;
const winId = (roundId: string) => `${roundId}:win`;
const cancelId = (roundId: string) => `${roundId}:cancel`;

export function createFinish({ database: anyDatabase, wallet }: StudioDependencies) {
  const database = withTables<StudioTables>(anyDatabase);

  const pay = (round: RoundRow, session: string) => {
    const settlement = findGame(round.game_code)?.settle(round.bet_minor, round.payout_minor);
    return wallet.play({
      session,
      playerRef: round.player_ref,
      roundId: round.id,
      gameCode: round.game_code,
      debits: [{ txId: stakeId(round.id), amountMinor: round.bet_minor }],
      credits: [{ txId: winId(round.id), amountMinor: round.payout_minor, kind: 'win' }],
      roundEnd: true,
      detail: {
        rulesVersion: round.rules_version,
        ...(settlement && { result: settlement.result, validTurnoverMinor: `${settlement.validTurnoverMinor}` }),
      },
    });
  };

  const settled = async (round: RoundRow, known: WalletBalance | null): Promise<Finished> => {
    const balance = known ?? (await wallet.balance({ playerRef: round.player_ref }));
    if (!balance) throw new Error(`the wallet does not know the player of round ${round.id}`);
    return { status: 'settled', round: { ...round, status: 'settled' }, balance };
  };

  const settle = async (round: RoundRow, known: WalletBalance | null): Promise<Finished> => {
    await markSettled(database, round.id);
    return settled(round, known);
  };

  /**
   * Makes a refusal final: the wallet bars the stake for ever, or says that an attempt before or beside this one has paid. Without
   * it a second attempt could be booked after the first was refused.
   */
  const bar = async (round: RoundRow, code: WalletCode): Promise<Finished> => {
    const barred = await wallet.cancel({
      txId: cancelId(round.id),
      targetTxId: stakeId(round.id),
      playerRef: round.player_ref,
      roundId: round.id,
      gameCode: round.game_code,
      reason: code,
    });
    if (retryOf[barred.code] !== 'never') return { status: 'unknown' };
    if (barred.code === 'ROUND_CLOSED') return settle(round, barred.balance);
    await markRefused(database, round.id, code);
    return { status: 'refused', code };
  };

  /** Stake and win in one act, then the round's status. Safe to repeat: the wallet knows the ids and answers as before. */
  return async (round: RoundRow, session: string): Promise<Finished> => {
    if (round.status === 'settled') return settled(round, null);
    if (round.status === 'refused') return { status: 'refused', code: round.refusal ?? 'INTERNAL' };
    const answer = await pay(round, session);
    if (answer.status === 'ok') return settle(round, answer.balance);
    return retryOf[answer.code] === 'never' ? bar(round, answer.code) : { status: 'unknown' };
  };
}
export type Finish = ReturnType<typeof createFinish>;
