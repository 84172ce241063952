import type { FreeRoundsGrant, WalletAnswer } from '../wallet.ts';
import { contentOf, keepAct, previousOutcome } from './acts.ts';
import { answered } from './answers.ts';
import type { Call, Rejection } from './state.ts';

export function grantFreeRounds(call: Call, request: FreeRoundsGrant): WalletAnswer {
  const { grantId, campaign, count, valueMinor, gameCodes, expiresAt } = request;
  const { vendor, member } = call;
  const content = contentOf('grantFreeRounds', call, campaign, count, valueMinor, gameCodes, expiresAt);
  const past = previousOutcome(call, grantId, content);
  if (past) return past;
  if (gameCodes.some((gameCode) => !vendor.gameCodes.includes(gameCode))) {
    return answered('GAME_UNAVAILABLE', { txId: grantId, member });
  }
  const { ledgerId } = keepAct(call, { id: grantId, kind: 'other', content });
  vendor.grants.set(grantId, {
    member,
    gameCodes,
    left: count,
    expiresAtMs: Date.parse(expiresAt),
    isCancelled: false,
  });
  return answered('OK', { txId: grantId, member, ledgerId });
}

/** What was won by the grant's rounds before stands. */
export function cancelFreeRounds(
  call: Call,
  { txId, grantId }: { txId: string; grantId: string; playerRef: string },
): WalletAnswer {
  const { vendor, member } = call;
  const content = contentOf('cancelFreeRounds', call, grantId);
  const past = previousOutcome(call, txId, content);
  if (past) return past;
  const grant = vendor.grants.get(grantId);
  if (!grant || grant.member !== member) return answered('REF_NOT_FOUND', { txId, member });
  grant.isCancelled = true;
  const { ledgerId } = keepAct(call, { id: txId, kind: 'other', content });
  return answered('OK', { txId, member, ledgerId });
}

export function rejectionForFreeRound(
  { vendor, member, nowMs }: Call,
  grantId: string,
  gameCode: string,
  count = 1,
): Rejection {
  const grant = vendor.grants.get(grantId);
  if (!grant || grant.member !== member) return 'REF_NOT_FOUND';
  const isUsable = !grant.isCancelled && grant.left >= count && nowMs < grant.expiresAtMs;
  return isUsable && grant.gameCodes.includes(gameCode) ? null : 'LIMIT_REACHED';
}

export function useFreeRound({ vendor }: Call, grantId: string): void {
  const grant = vendor.grants.get(grantId);
  if (grant) grant.left -= 1;
}
