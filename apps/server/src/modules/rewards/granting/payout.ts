import { requiredTurnover } from '@baize/rewards';
import { type Act, earnPoints, grantBonus, payReward, type SqlStatement } from '../../ledger/index.ts';
import { grantStatements, type NewGrant } from '../bonus/statements.ts';
import type { BonusTerms, RewardRow } from './rows.ts';

const dayMs = 86_400_000;

type Payable = Pick<
  RewardRow,
  'id' | 'memberId' | 'brandId' | 'source' | 'reference' | 'names' | 'payout' | 'amountMinor' | 'currencyCode' | 'terms'
>;

/** The money of a reward, under an id that pays it once for ever, and the rows that belong to it. */
export function payoutOf(reward: Payable, now: Date, newId: () => string): { act: Act; statements: SqlStatement[] } {
  const { id, memberId, amountMinor, payout, terms } = reward;
  const fields = { reference: `reward/${id}`, memberId, subject: id, amountMinor };
  if (payout === 'cash') return { act: payReward(fields), statements: [] };
  if (payout === 'points') return { act: earnPoints(fields), statements: [] };
  if (payout !== 'bonus') throw new TypeError(`reward ${id} is no money`);
  if (!terms) throw new TypeError(`the bonus of reward ${id} has no terms`);
  return { act: grantBonus(fields), statements: grantStatements(grantOf(reward, terms, now, newId())) };
}

const grantOf = (reward: Payable, terms: BonusTerms, now: Date, id: string): NewGrant => ({
  ...reward,
  id,
  depositMinor: BigInt(terms.depositMinor),
  requiredMinor: requiredTurnover({
    base: terms.base,
    depositMinor: BigInt(terms.depositMinor),
    bonusMinor: reward.amountMinor,
    multiplePpm: BigInt(terms.multiplePpm),
  }),
  terms,
  grantedAt: now,
  expiresAt: new Date(now.getTime() + terms.days * dayMs),
});
