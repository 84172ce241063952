import {
  type LimitKind,
  type PlayBarKind,
  retryOf,
  type WalletAnswer,
  type WalletBalance,
  type WalletCode,
} from '@baize/vendor-kit';

export const answered = (
  code: WalletCode,
  fields: {
    txId: string;
    balance: WalletBalance | null;
    ledgerId?: string | null;
    replay?: boolean;
    limit?: { kind: LimitKind | PlayBarKind; until: Date | null };
  },
): WalletAnswer => ({
  status: code === 'OK' ? 'ok' : 'refused',
  code,
  retry: retryOf[code],
  txId: fields.txId,
  ledgerId: fields.ledgerId ?? null,
  balance: fields.balance,
  replay: fields.replay ?? false,
  ...(fields.limit && { limit: { kind: fields.limit.kind, until: fields.limit.until?.toISOString() ?? null } }),
});
