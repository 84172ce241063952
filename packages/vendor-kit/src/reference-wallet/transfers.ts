import type { TransferRequest, WalletAnswer } from '../wallet.ts';
import { assertRoom, contentOf, keepAct, moveCash, previousOutcome } from './acts.ts';
import { answered, toldAgain } from './answers.ts';
import { rejectionForAmount, rejectionForDebtor } from './stakes.ts';
import type { Call, Rejection } from './state.ts';

/** From the player's cash to the vendor's own wallet; taking money, it asks for a session. */
export function transferIn(call: Call, request: TransferRequest & { session: string }): WalletAnswer {
  const { txId, amountMinor, session } = request;
  const content = contentOf('transferIn', call, amountMinor);
  const past = previousOutcome(call, txId, content);
  if (past) return past;
  const debtor = { session, playerRef: request.playerRef };
  const rejection =
    rejectionForDebtor(call, debtor, null) ?? rejectionForTransfer(call) ?? rejectionForAmount(call, amountMinor);
  if (rejection) return answered(rejection, { txId, member: call.member });
  return transfer(call, txId, content, 'transferIn', -amountMinor);
}

/** Back to the player’s cash: never more than stands in the vendor’s own wallet. */
export function transferOut(call: Call, { txId, amountMinor }: TransferRequest): WalletAnswer {
  const content = contentOf('transferOut', call, amountMinor);
  const past = previousOutcome(call, txId, content);
  if (past) return past;
  const rejection = rejectionForTransfer(call) ?? (amountMinor > call.vendor.floatMinor ? 'INSUFFICIENT_FUNDS' : null);
  if (rejection) return answered(rejection, { txId, member: call.member });
  return transfer(call, txId, content, 'transferOut', amountMinor);
}

const rejectionForTransfer = ({ vendor }: Call): Rejection => (vendor.hasOwnWallet ? null : 'GAME_UNAVAILABLE');

function transfer(call: Call, id: string, content: string, movement: string, amountMinor: bigint): WalletAnswer {
  assertRoom(call, amountMinor);
  const act = keepAct(call, { id, kind: 'other', content, amountMinor });
  moveCash(call, act, movement, amountMinor);
  call.vendor.floatMinor -= amountMinor;
  return answered('OK', { txId: id, member: call.member, ledgerId: act.ledgerId });
}

/** Null bars the id for ever, so that "not applied" stays true. */
export function queryTransfer(call: Call, txId: string): WalletAnswer | null {
  const act = call.vendor.acts.get(txId);
  if (act && act.member !== call.member) return answered('TX_CONFLICT', { txId, member: call.member });
  if (!act) keepAct(call, { id: txId, kind: 'tombstone', content: '' });
  return !act || act.kind === 'tombstone' ? null : toldAgain(act, call.member);
}
