import type { MessageKey } from '@baize/contract';
import type { WalletCode } from '@baize/vendor-kit';
import { type Failure, fail } from '../../platform/result.ts';
import { sessionExpired } from './sessions.ts';

/** How a wallet's refusal reads to the player. */
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
  REF_NOT_FOUND: 'service_unavailable',
  POOL_SHORT: 'service_unavailable',
  AMOUNT_INVALID: 'service_unavailable',
  INTERNAL: 'service_unavailable',
} as const satisfies Record<Exclude<WalletCode, 'OK' | 'SESSION_INVALID'>, MessageKey>;

/** A wallet's refusal as the call's failure. Throws when the session has ended, which is the permission rule's to tell. */
export function refusalOf(
  code: WalletCode,
  isRepeat: boolean,
): Failure<(typeof refusalKeys)[keyof typeof refusalKeys]> {
  if (code === 'OK') throw new Error('a round that the wallet paid is not refused');
  if (code !== 'SESSION_INVALID') return fail(refusalKeys[code]);
  // The session of the first attempt had ended; the one that asks now lives, so only the round is lost.
  if (isRepeat) return fail('round_closed');
  throw sessionExpired();
}
