import { type Act, act, posting, type Side } from './booking/act.ts';

export const sourceOfRewards = 'rewards';

interface RewardFields {
  /** The rewards' permanent id of this step. */
  reference: string;
  memberId: string;
  /** The reward, claim, order or bonus that it belongs to. */
  subject: string;
  amountMinor: bigint;
}

const cash: Side = { member: 'cash' };
const bonus: Side = { member: 'bonus' };
const points: Side = { member: 'points' };
/** What rewards cost, by what they are; whole points stand under a label of their own, so that they never mix with money. */
const promotion = (label: string): Side => ({ operator: 'promotion', label });
const pointStock = promotion('points');

const fieldsOf = ({ reference, memberId, subject }: RewardFields) => ({
  source: sourceOfRewards,
  reference,
  memberId,
  subject,
});

/** A reward in cash. */
export const payReward = (fields: RewardFields): Act =>
  act('payReward', fieldsOf(fields), [posting('rewardPaid', promotion('rewards'), cash, fields.amountMinor)]);

/** The rebate of some turnover. */
export const payRebate = (fields: RewardFields): Act =>
  act('payRebate', fieldsOf(fields), [posting('rebatePaid', promotion('rebates'), cash, fields.amountMinor)]);

/** Points of a day's play, or as a reward; `amountMinor` is whole points. */
export const earnPoints = (fields: RewardFields): Act =>
  act('earnPoints', fieldsOf(fields), [posting('pointsEarn', pointStock, points, fields.amountMinor)]);

/** Points that an order of the mall costs. `cashMinor`: what it pays out at once. */
export function spendPoints({ cashMinor, ...fields }: RewardFields & { cashMinor: bigint | null }): Act {
  const spent = posting('pointsSpend', points, pointStock, fields.amountMinor);
  const paid = cashMinor === null ? [] : [posting('rewardPaid', promotion('points-exchange'), cash, cashMinor)];
  return act('spendPoints', fieldsOf(fields), [spent, ...paid]);
}

/** Points of an order that was refused. */
export const returnPoints = (fields: RewardFields): Act =>
  act('returnPoints', fieldsOf(fields), [posting('pointsReturn', pointStock, points, fields.amountMinor)]);

/** Money that has to be wagered: it stands on the bonus account until its grant ends. */
export const grantBonus = (fields: RewardFields): Act =>
  act('grantBonus', fieldsOf(fields), [posting('bonusGrant', promotion('bonus'), bonus, fields.amountMinor)]);

/** A bonus that was wagered is cash. */
export const convertBonus = (fields: RewardFields): Act =>
  act('convertBonus', fieldsOf(fields), [posting('bonusConvert', bonus, cash, fields.amountMinor)]);

/** A bonus that ended before it was wagered. */
export const forfeitBonus = (fields: RewardFields): Act =>
  act('forfeitBonus', fieldsOf(fields), [posting('bonusForfeit', bonus, promotion('bonus'), fields.amountMinor)]);
