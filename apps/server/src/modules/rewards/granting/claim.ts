import { type RawBuilder, sql } from 'kysely';
import { type Failure, fail, ok, type Result } from '../../../platform/result.ts';
import { findReplay, sourceOfRewards, type Wallet, type WalletDecision } from '../../ledger/index.ts';
import { runningBonusId } from '../bonus/facts.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { claimedStatement, giveStatement, type NewReward } from './give.ts';
import { payoutOf } from './payout.ts';
import { prizeStatements } from './prizes.ts';
import { type Prize, type RewardJson, type RewardRow, rewardJson, rewardOf } from './rows.ts';

export type Claimed = Result<
  { isReplay: boolean },
  'not_found' | 'reward_expired' | 'bonus_running' | 'account_blocked'
>;

interface ClaimFacts {
  reward: RewardJson | null;
  runningBonus: string | null;
}

const columns = sql.raw(rewardJson);
const claimFacts = (memberId: string, rewardId: string): RawBuilder<ClaimFacts> => sql<ClaimFacts>`json_build_object(
  'reward', (select ${columns} from rewards r where r.member_id = ${memberId} and r.id = ${rewardId}),
  'runningBonus', ${runningBonusId(memberId)})`;

function pastOutcome({ state, expiresAt }: Pick<RewardRow, 'state' | 'expiresAt'>, now: Date): Claimed | null {
  if (state === 'claimed') return ok({ isReplay: true });
  return state !== 'claimable' || expiresAt <= now ? fail('reward_expired') : null;
}

/** Why a reward is not paid now. */
function barOf(
  { payout }: Pick<RewardRow, 'payout'>,
  { isBlocked }: Pick<Wallet, 'isBlocked'>,
  runningBonus: string | null,
) {
  if (isBlocked) return fail('account_blocked');
  return payout === 'bonus' && runningBonus !== null ? fail('bonus_running') : null;
}

/** Pays what waits for a member: each reward once, in one transaction with its money. */
export function createClaiming({
  ledger,
  newId,
  secretBox,
  freeRounds,
}: Pick<RewardDependencies, 'ledger' | 'newId' | 'secretBox' | 'freeRounds'>) {
  /** Goods and tickets are no money: nothing is booked, what is due is written in the claim's own transaction. */
  const claimPrize = async (
    reward: RewardRow,
    prize: Prize,
    address: string,
    now: Date,
  ): Promise<WalletDecision<Claimed | Failure<'address_missing'>>> => {
    const isSent = reward.payout === 'goods' && !prize.freeRounds;
    if (isSent && address === '') return { answer: fail('address_missing') };
    const sealedAddress = isSent ? await secretBox.seal(address) : null;
    return {
      acts: [],
      lockedAccount: 'cash',
      statements: [
        ...prizeStatements({ freeRounds }, reward, prize, { orderId: newId(), sealedAddress, now }),
        claimedStatement(reward.memberId, reward.id, now),
      ],
      booked: () => ({ answer: ok({ isReplay: false }) }),
      insufficient: fail('not_found'),
    };
  };

  /** `address`: where goods go to; free rounds and the other rewards need none. */
  const claim = (memberId: string, rewardId: string, address = ''): Promise<Claimed | Failure<'address_missing'>> =>
    ledger.runWalletTransaction<ClaimFacts, Claimed | Failure<'address_missing'>>({
      memberId,
      references: [{ source: sourceOfRewards, reference: `reward/${rewardId}` }],
      facts: () => claimFacts(memberId, rewardId),
      decide: async ({ wallet, facts }, now) => {
        if (!wallet || !facts.reward) return { answer: fail('not_found') };
        const reward = rewardOf(facts.reward);
        const past = pastOutcome(reward, now) ?? barOf(reward, wallet, facts.runningBonus);
        if (past) return { answer: past };
        if (reward.prize !== null) return claimPrize(reward, reward.prize, address, now);
        const { act, statements } = payoutOf(reward, now, newId);
        if (findReplay(wallet, act).status !== 'new') return { answer: ok({ isReplay: true }) };
        return {
          acts: [act],
          lockedAccount: 'cash',
          statements: [claimedStatement(memberId, rewardId, now), ...statements],
          booked: () => ({ answer: ok({ isReplay: false }) }),
          insufficient: fail('not_found'),
        };
      },
    });

  /** Gives and pays in one step, once for each source and reference; `mayBePaid` sees the facts that were read with the wallet. */
  const pay = <Facts>(
    reward: NewReward,
    facts: RawBuilder<Facts>,
    mayBePaid: (facts: Facts, now: Date) => boolean,
  ): Promise<Claimed> => {
    const { memberId, source, reference } = reward;
    const together = sql<{ own: Facts; paidId: string | null; runningBonus: string | null }>`json_build_object(
      'own', ${facts},
      'paidId', (select r.id from rewards r where r.member_id = ${memberId} and r.source = ${source} and r.reference = ${reference}),
      'runningBonus', ${runningBonusId(memberId)})`;
    return ledger.runWalletTransaction<{ own: Facts; paidId: string | null; runningBonus: string | null }, Claimed>({
      memberId,
      references: [],
      facts: () => together,
      decide: ({ wallet, facts: seen }, now) => {
        if (!wallet) return { answer: fail('not_found') };
        if (seen.paidId !== null) return { answer: ok({ isReplay: true }) };
        if (!mayBePaid(seen.own, now)) return { answer: fail('not_found') };
        const bar = barOf(reward, wallet, seen.runningBonus);
        if (bar) return { answer: bar };
        const { act, statements } = payoutOf(reward, now, newId);
        return {
          acts: [act],
          lockedAccount: 'cash',
          statements: [giveStatement({ ...reward, givenAt: now }, 'claimed'), ...statements],
          booked: () => ({ answer: ok({ isReplay: false }) }),
          insufficient: fail('not_found'),
        };
      },
    });
  };

  return { claim, pay };
}
export type Claiming = ReturnType<typeof createClaiming>;
