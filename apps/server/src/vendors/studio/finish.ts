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

/** The permanent ids of a round's two business acts. */
const stakeId = (roundId: string) => `${roundId}:stake`;
const winId = (roundId: string) => `${roundId}:win`;

export function createFinish({ database: anyDatabase, wallet }: StudioDependencies) {
  const database = withTables<StudioTables>(anyDatabase);

  const pay = (round: RoundRow, session: string) => {
    const settlement = findGame(round.game_code)?.settle(round.bet_minor, round.payout_minor);
    return wallet.play({
      session,
      playerRef: round.player_ref,
      roundId: round.id,
      gameCode: round.game_code,
      debit: { txId: stakeId(round.id), amountMinor: round.bet_minor },
      credit: { txId: winId(round.id), amountMinor: round.payout_minor, kind: 'win' },
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

  /** Stake and win in one act, then the round's status. Safe to repeat: the wallet knows the ids, and settled stays settled. */
  return async (round: RoundRow, session: string): Promise<Finished> => {
    if (round.status === 'settled') return settled(round, null);
    if (round.status === 'refused') return { status: 'refused', code: round.refusal ?? 'INTERNAL' };

    const answer = await pay(round, session);
    if (answer.status === 'refused' && retryOf[answer.code] !== 'never') return { status: 'unknown' };
    // An attempt before this one, or beside it, may have paid: a refusal is believed only when the stake was never booked.
    const isPaid = answer.status === 'ok' || (await wallet.getTx({ txId: stakeId(round.id) }))?.status === 'ok';
    if (isPaid) {
      await markSettled(database, round.id);
      return settled(round, answer.balance);
    }
    await markRefused(database, round.id, answer.code);
    return { status: 'refused', code: answer.code };
  };
}
export type Finish = ReturnType<typeof createFinish>;
