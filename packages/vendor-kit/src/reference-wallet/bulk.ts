import type { SettleBetRequest, WalletAnswer } from '../wallet.ts';
import { answered } from './answers.ts';
import { settle } from './bets.ts';
import type { Call } from './state.ts';

/** One bet of a bulk settlement: whatever becomes of it, the others go on. `call` is null for a player whom the vendor never met. */
export function settledInBulk(call: Call | null, bet: SettleBetRequest): WalletAnswer {
  const { betId: txId, generation } = bet;
  if (!call) return answered('REF_NOT_FOUND', { txId, member: null });
  try {
    return settle(call, bet, generation === 1);
  } catch (error) {
    if (error instanceof RangeError) return answered('AMOUNT_INVALID', { txId, member: call.member });
    throw error;
  }
}
