import type { BonusState } from '@baize/rewards';
import type { SqlStatement } from '../../ledger/index.ts';
import type { BonusTerms, RewardRow } from '../granting/rows.ts';

export interface NewGrant
  extends Pick<RewardRow, 'memberId' | 'brandId' | 'source' | 'reference' | 'names' | 'amountMinor' | 'currencyCode'> {
  id: string;
  depositMinor: bigint;
  requiredMinor: bigint;
  terms: BonusTerms;
  grantedAt: Date;
  expiresAt: Date;
}

/** The row of a grant, and what may be staked at once while it runs. */
export function grantStatements(grant: NewGrant): SqlStatement[] {
  const { memberId, id, brandId, terms } = grant;
  const row: SqlStatement = {
    name: 'bonus_granted',
    text: `insert into bonus_grants (member_id, id, brand_id, source, reference, names, currency_code, deposit_minor, amount_minor,
        required_minor, terms, state, granted_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'running', $12, $13)`,
    values: [
      memberId,
      id,
      brandId,
      grant.source,
      grant.reference,
      JSON.stringify(grant.names),
      grant.currencyCode,
      grant.depositMinor,
      grant.amountMinor,
      grant.requiredMinor,
      JSON.stringify(terms),
      grant.grantedAt,
      grant.expiresAt,
    ],
  };
  return terms.maxStakeMinor === null ? [row] : [row, stakeLimit(id, brandId, memberId, BigInt(terms.maxStakeMinor))];
}

/** A bonus is one at a time, so that its limit has the grant's own id. */
const stakeLimit = (id: string, brandId: string, memberId: string, amountMinor: bigint): SqlStatement => ({
  name: 'bonus_stake_limit',
  text: `insert into money_limits (id, brand_id, member_id, kind, amount_minor) values ($1, $2, $3, 'bonusStake', $4)
    on conflict do nothing`,
  values: [id, brandId, memberId, amountMinor],
});

/** Ends a grant and frees the stake. */
export const endStatements = (grant: {
  memberId: string;
  id: string;
  to: BonusState;
  progressMinor: bigint;
  at: Date;
}): SqlStatement[] => [
  {
    name: 'bonus_ended',
    text: `update bonus_grants set state = $3, progress_minor = $4, ended_at = $5
      where member_id = $1 and id = $2 and state = 'running'`,
    values: [grant.memberId, grant.id, grant.to, grant.progressMinor, grant.at],
  },
  {
    name: 'bonus_stake_free',
    text: `delete from money_limits where member_id = $1 and kind = 'bonusStake'`,
    values: [grant.memberId],
  },
];
