import type { MessageKey } from '@baize/contract';
import type { WalletCode } from '@baize/vendor-kit';

/** How a wallet's refusal of a bet reads to the player. */
const refusalKeys = {
  INSUFFICIENT_FUNDS: 'insufficient_funds',
  LIMIT_REACHED: 'limit_reached',
  BONUS_LIMIT: 'bonus_stake_limit',
  PLAYER_BLOCKED: 'account_blocked',
  CURRENCY_MISMATCH: 'game_unavailable',
  GAME_UNAVAILABLE: 'game_unavailable',
  TX_CONFLICT: 'repeated_with_other_content',
} as const satisfies Partial<Record<WalletCode, MessageKey>>;

export type RefusalKey = (typeof refusalKeys)[keyof typeof refusalKeys] | 'round_closed';

export const refusalKeyOf = (code: WalletCode): RefusalKey =>
  code in refusalKeys ? refusalKeys[code as keyof typeof refusalKeys] : 'round_closed';
