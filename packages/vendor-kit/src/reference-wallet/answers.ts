import { retryOf, type WalletAnswer, type WalletBalance, type WalletCode } from '../wallet.ts';
import type { Act, Member } from './state.ts';

export const balanceOf = ({ cashMinor, lockedMinor, version }: Member): WalletBalance => ({
  cashMinor,
  bonusMinor: 0n,
  lockedMinor,
  version,
});

interface AnswerFields {
  txId: string;
  /** Null: a player whom this vendor never met. */
  member: Member | null;
  ledgerId?: string | null;
  replay?: boolean;
}

export const answered = (code: WalletCode, { txId, member, ledgerId, replay }: AnswerFields): WalletAnswer => ({
  status: code === 'OK' ? 'ok' : 'refused',
  code,
  retry: retryOf[code],
  txId,
  ledgerId: ledgerId ?? null,
  balance: member && balanceOf(member),
  replay: replay ?? false,
  ...(code === 'LIMIT_REACHED' && member?.stakeLimitMinor ? { limit: { kind: 'stake' as const, until: null } } : {}),
});

/** How an act answers to who asks for it by its id. */
export const toldAgain = (act: Act, member: Member, txId = act.id): WalletAnswer =>
  act.isCancelled
    ? answered('TX_CANCELLED', { txId, member })
    : answered('OK', { txId, member, ledgerId: act.ledgerId, replay: true });
