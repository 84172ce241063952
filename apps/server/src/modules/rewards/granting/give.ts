import type { SqlStatement } from '../../ledger/index.ts';
import type { RewardRow } from './rows.ts';

export type NewReward = Omit<RewardRow, 'state' | 'decidedAt' | 'prize'> & Partial<Pick<RewardRow, 'prize'>>;

const columns =
  'member_id, id, brand_id, source, reference, subject, names, payout, amount_minor, currency_code, terms, state, given_at, expires_at, decided_at, prize';

/** Puts a reward before its member, once for each source and reference. `state`: it may be claimed in the same transaction. */
export function giveStatement(reward: NewReward, state: 'claimable' | 'claimed' = 'claimable'): SqlStatement {
  const { memberId, id, brandId, source, reference, subject, names, payout, amountMinor, currencyCode, terms } = reward;
  return {
    name: 'reward_given',
    text: `insert into rewards (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
      on conflict (member_id, source, reference) do nothing`,
    values: [
      memberId,
      id,
      brandId,
      source,
      reference,
      subject,
      JSON.stringify(names),
      payout,
      amountMinor,
      currencyCode,
      terms === null ? null : JSON.stringify(terms),
      state,
      reward.givenAt,
      reward.expiresAt,
      state === 'claimed' ? reward.givenAt : null,
      reward.prize ? JSON.stringify(reward.prize) : null,
    ],
  };
}

export const claimedStatement = (memberId: string, id: string, at: Date): SqlStatement => ({
  name: 'reward_claimed',
  // A reward that the clock ended in this very moment was claimed in time: what the member was paid is what counts.
  text: `update rewards set state = 'claimed', decided_at = $3 where member_id = $1 and id = $2 and state in ('claimable', 'expired')`,
  values: [memberId, id, at],
});
