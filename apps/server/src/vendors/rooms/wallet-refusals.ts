import type { MessageKey } from '@baize/contract';
import type { WalletCode } from '@baize/vendor-kit';
import { type Failure, fail } from '../../platform/result.ts';
import { sessionExpired } from './sessions.ts';

/** How a wallet's refusal of a buy-in reads to the player; what is not named is a trouble of ours. */
const refusalKeys = {
  INSUFFICIENT_FUNDS: 'insufficient_funds',
  LIMIT_REACHED: 'limit_reached',
  BONUS_LIMIT: 'bonus_stake_limit',
  PLAYER_BLOCKED: 'account_blocked',
  CURRENCY_MISMATCH: 'game_unavailable',
  GAME_UNAVAILABLE: 'game_unavailable',
  TX_CONFLICT: 'repeated_with_other_content',
  TX_CANCELLED: 'round_closed',
  ROUND_CLOSED: 'round_closed',
} as const satisfies Partial<Record<WalletCode, MessageKey>>;

type Refusal = (typeof refusalKeys)[keyof typeof refusalKeys] | 'service_unavailable';

/** Throws when the session has ended, which is the permission rule's to say. */
export function refusalOf(code: WalletCode): Failure<Refusal> {
  if (code === 'SESSION_INVALID') throw sessionExpired();
  return fail(Object.hasOwn(refusalKeys, code) ? refusalKeys[code as keyof typeof refusalKeys] : 'service_unavailable');
}
