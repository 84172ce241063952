import type { FundPoolRequest, PromoRequest, TransferRequest } from '@baize/vendor-kit';
import { fundPool, promo, tombstone, transferIn, transferOut } from '../../ledger/index.ts';
import type { VendorFact } from '../facts.ts';
import { actOf, fieldsOf, isStanding, pastOf, type Ruling, refused, type Situation } from './situation.ts';

/** Cash without a bet, at a campaign's cost; reaches offline and blocked players. */
export function rulePromo(situation: Situation, request: PromoRequest): Ruling {
  const fields = fieldsOf(situation, { ...request, roundId: '' });
  const act = promo({ ...fields, amountMinor: request.amountMinor, campaign: request.campaign });
  if (hasNoCash(situation)) return refused('GAME_UNAVAILABLE');
  return pastOf(situation, act) ?? { kind: 'accepted', acts: [act], account: 'cash', round: null };
}

/** The house opens a pool with money of its own; the player says only whose pool it is. */
export function ruleFundPool(situation: Situation, request: FundPoolRequest): Ruling {
  const fields = fieldsOf(situation, { ...request, roundId: '' });
  const act = fundPool({ ...fields, amountMinor: request.amountMinor, pool: request.pool });
  return pastOf(situation, act) ?? { kind: 'accepted', acts: [act], account: fields.account, round: null };
}

/** To the wallet that the vendor keeps itself; asks for a session like every act that takes money. */
export function ruleTransferIn(situation: Situation, request: TransferRequest): Ruling {
  const { facts, wallet, isSiteSessionAlive } = situation;
  const act = transferIn({ ...fieldsOf(situation, { ...request, roundId: '' }), amountMinor: request.amountMinor });
  const past = pastOf(situation, act);
  if (past) return past;
  if (!facts.session || facts.session.isEnded || !isSiteSessionAlive) return refused('SESSION_INVALID');
  if (wallet.isBlocked) return refused('PLAYER_BLOCKED');
  if (hasNoCash(situation) || !hasOwnWallet(situation) || facts.vendor?.isDisabled) return refused('GAME_UNAVAILABLE');
  return { kind: 'accepted', acts: [act], account: 'cash', round: null };
}

/**
 * Back from there: only from a wallet of the vendor's own, and never more than stands in its float. While the vendor is disabled it waits,
 * with the same id. What is asked for by the house itself and is more than the float waits for a person as far as it is more: winnings that
 * were made there, or a lie.
 */
export function ruleTransferOut(situation: Situation, request: TransferRequest): Ruling {
  const { amountMinor, txId } = request;
  const fields = { ...fieldsOf(situation, { ...request, roundId: '' }), amountMinor };
  if (hasNoCash(situation)) return refused('GAME_UNAVAILABLE');
  const past = pastOf(situation, transferOut(fields));
  if (past) return past;
  if (!hasOwnWallet(situation)) return refused('GAME_UNAVAILABLE');
  const { isDisabled, floatMinor } = situation.facts.vendor as VendorFact;
  if (isDisabled) return refused('INTERNAL');
  const standing = BigInt(floatMinor) > 0n ? BigInt(floatMinor) : 0n;
  const coverMinor = amountMinor > standing ? amountMinor - standing : 0n;
  if (coverMinor > 0n && situation.holds !== 'beyond_float') return refused('INSUFFICIENT_FUNDS');
  return {
    kind: 'accepted',
    acts: [transferOut({ ...fields, coverMinor })],
    account: 'cash',
    round: null,
    takesFloat: true,
    ...(coverMinor > 0n && { held: new Map([[txId, coverMinor]]) }),
  };
}

const hasOwnWallet = ({ facts }: Situation): boolean => facts.vendor?.hasOwnWallet ?? false;

/** Trial money and cash never meet. */
const hasNoCash = ({ wallet }: Situation) => wallet.playAccount !== 'cash';

/** Asks what became of a transfer. One that never came is barred for ever: whoever asks concludes that it did not happen. */
export function ruleQueryTransfer(situation: Situation, { txId }: { txId: string }): Ruling {
  const earlier = actOf(situation, txId);
  if (!earlier) {
    const fields = fieldsOf(situation, { txId, roundId: '' });
    return {
      kind: 'accepted',
      acts: [tombstone(fields)],
      account: situation.wallet.playAccount,
      round: null,
    };
  }
  if (earlier.memberId !== situation.wallet.memberId) return refused('TX_CONFLICT');
  return isStanding(earlier, situation) ? { kind: 'replay', ledgerId: earlier.id } : refused('TX_CANCELLED');
}
