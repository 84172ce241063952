import type { FundPoolRequest, PromoRequest, TransferRequest } from '@baize/vendor-kit';
import { barOf, fundPool, isBarredFromBets, promo, tombstone, transferIn, transferOut } from '../../ledger/index.ts';
import type { VendorFact } from '../facts.ts';
import {
  actOf,
  type Decision,
  type DecisionContext,
  fieldsOf,
  isStanding,
  previousOutcome,
  refused,
} from './decision-context.ts';

/** Cash without a bet, at a campaign's cost; reaches offline and blocked players. */
export function rulePromo(context: DecisionContext, request: PromoRequest): Decision {
  const fields = fieldsOf(context, { ...request, roundId: '' });
  const act = promo({ ...fields, amountMinor: request.amountMinor, campaign: request.campaign });
  if (hasNoCash(context)) return refused('GAME_UNAVAILABLE');
  return previousOutcome(context, act) ?? { kind: 'accepted', acts: [act], account: 'cash', round: null };
}

/** The operator opens a pool with money of its own; the player says only whose pool it is. */
export function ruleFundPool(context: DecisionContext, request: FundPoolRequest): Decision {
  const fields = fieldsOf(context, { ...request, roundId: '' });
  const act = fundPool({ ...fields, amountMinor: request.amountMinor, pool: request.pool });
  return previousOutcome(context, act) ?? { kind: 'accepted', acts: [act], account: fields.account, round: null };
}

/** To the wallet that the vendor keeps itself; asks for a session like every act that takes money. */
export function ruleTransferIn(context: DecisionContext, request: TransferRequest): Decision {
  const { facts, wallet, isSiteSessionAlive, now } = context;
  const act = transferIn({ ...fieldsOf(context, { ...request, roundId: '' }), amountMinor: request.amountMinor });
  const past = previousOutcome(context, act);
  if (past) return past;
  if (!facts.session || facts.session.isEnded || !isSiteSessionAlive) return refused('SESSION_INVALID');
  if (isBarredFromBets(wallet)) return refused('PLAYER_BLOCKED');
  const bar = barOf(wallet, now);
  if (bar) return { kind: 'refused', code: 'LIMIT_REACHED', limit: bar };
  if (hasNoCash(context) || !hasOwnWallet(context) || facts.vendor?.isDisabled || facts.vendor?.isDraining)
    return refused('GAME_UNAVAILABLE');
  return { kind: 'accepted', acts: [act], account: 'cash', round: null };
}

/**
 * Back from there: only from a wallet of the vendor's own, and never more than stands in its float. While the vendor is disabled it waits,
 * with the same id. What is asked for by the operator itself and is more than the float waits for a person as far as it is more: winnings that
 * were made there, or a lie.
 */
export function ruleTransferOut(context: DecisionContext, request: TransferRequest): Decision {
  const { amountMinor, txId } = request;
  const fields = { ...fieldsOf(context, { ...request, roundId: '' }), amountMinor };
  if (hasNoCash(context)) return refused('GAME_UNAVAILABLE');
  const past = previousOutcome(context, transferOut(fields));
  if (past) return past;
  if (!hasOwnWallet(context)) return refused('GAME_UNAVAILABLE');
  const { isDisabled, floatMinor } = context.facts.vendor as VendorFact;
  if (isDisabled) return refused('INTERNAL');
  const status = BigInt(floatMinor) > 0n ? BigInt(floatMinor) : 0n;
  const coverMinor = amountMinor > status ? amountMinor - status : 0n;
  if (coverMinor > 0n && context.holds !== 'beyond_float') return refused('INSUFFICIENT_FUNDS');
  return {
    kind: 'accepted',
    acts: [transferOut({ ...fields, coverMinor })],
    account: 'cash',
    round: null,
    takesFloat: true,
    ...(coverMinor > 0n && { held: new Map([[txId, coverMinor]]) }),
  };
}

const hasOwnWallet = ({ facts }: DecisionContext): boolean => facts.vendor?.hasOwnWallet ?? false;

/** Trial money and cash never meet. */
const hasNoCash = ({ wallet }: DecisionContext) => wallet.playAccount !== 'cash';

/** Asks what became of a transfer. One that never came is barred for ever: whoever asks concludes that it did not happen. */
export function ruleQueryTransfer(context: DecisionContext, { txId }: { txId: string }): Decision {
  const earlier = actOf(context, txId);
  if (!earlier) {
    const fields = fieldsOf(context, { txId, roundId: '' });
    return {
      kind: 'accepted',
      acts: [tombstone(fields)],
      account: context.wallet.playAccount,
      round: null,
    };
  }
  if (earlier.memberId !== context.wallet.memberId) return refused('TX_CONFLICT');
  return isStanding(earlier, context) ? { kind: 'replay', ledgerId: earlier.id } : refused('TX_CANCELLED');
}
