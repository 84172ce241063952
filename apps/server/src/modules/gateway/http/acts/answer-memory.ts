import type { WalletAnswer, WalletBalance } from '@baize/vendor-kit';
import { toWireJson, type WalletCommand } from '@baize/vendor-kit/http';
import type { Clock } from '../../../../platform/clock.ts';
import { type Database, withTables } from '../../../../platform/database/database.ts';
import type { VendorHttpTables } from '../schema.ts';
import type { VendorRequest } from '../vendor-request.ts';
import { answerKeyOf } from './acts.ts';

/** What some suppliers want to be told again just as it was; nothing is kept for the others. */
export interface AnswerMemory {
  /** False: the bet never came before its first cancel. Asked only for a supplier that wants to hear that. */
  wasTargetKnown(asked: VendorRequest<'cancel'>): Promise<boolean>;
  noteUnknownTarget(asked: VendorRequest<'cancel'>): Promise<void>;
  /** With the balance of the first answer, for a supplier that wants it on a repeat. */
  withBalanceOfFirst<C extends WalletCommand>(asked: VendorRequest<C>, answer: WalletAnswer): Promise<WalletAnswer>;
}

export function createAnswerMemory(deps: { database: Database; clock: Clock }): AnswerMemory {
  const database = withTables<VendorHttpTables>(deps.database);

  return {
    wasTargetKnown: async ({ profile: { vendorCode, adapter }, wallet, request }) => {
      if (adapter.cancelUnknown === 'ok') return true;
      const { targetTxId, roundId } = request;
      const noted = await database
        .selectFrom('vendor_unknown_targets')
        .select('noted_at')
        .where('vendor_code', '=', vendorCode)
        .where('target_tx_id', '=', targetTxId)
        .executeTakeFirst();
      if (noted) return false;
      const target = await wallet.getTx({ txId: targetTxId });
      if (target?.code !== 'TX_CANCELLED') return target !== null;
      // Barred by a cancel that could not be noted, or taken back: only what was staked has a round.
      return (await wallet.getRound({ roundId })) !== null;
    },

    noteUnknownTarget: async ({ profile: { vendorCode }, request: { targetTxId } }) => {
      await database
        .insertInto('vendor_unknown_targets')
        .values({ vendor_code: vendorCode, target_tx_id: targetTxId, noted_at: deps.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    withBalanceOfFirst: async ({ profile: { vendorCode, adapter }, command, request }, answer) => {
      if (adapter.replayBalance === 'current' || answer.code !== 'OK' || !answer.balance) return answer;
      const actKey = answerKeyOf(command, request);
      if (answer.replay) {
        const first = await database
          .selectFrom('vendor_first_balances')
          .select('balance')
          .where('vendor_code', '=', vendorCode)
          .where('act_key', '=', actKey)
          .executeTakeFirst();
        return first ? { ...answer, balance: storedBalance(first.balance) } : answer;
      }
      await database
        .insertInto('vendor_first_balances')
        .values({
          vendor_code: vendorCode,
          act_key: actKey,
          balance: toWireJson(answer.balance),
          answered_at: deps.clock.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return answer;
    },
  };
}

/** The driver has parsed the JSON already. */
function storedBalance(stored: unknown): WalletBalance {
  const { cashMinor, bonusMinor, lockedMinor, version } = stored as Record<keyof WalletBalance, string>;
  return {
    cashMinor: BigInt(cashMinor),
    bonusMinor: BigInt(bonusMinor),
    lockedMinor: BigInt(lockedMinor),
    version: BigInt(version),
  };
}
