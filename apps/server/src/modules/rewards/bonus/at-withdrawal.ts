import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Act, SqlStatement } from '../../ledger/index.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { endOfGrant } from './ending.ts';
import { type GrantJson, grantJson, progressOf } from './facts.ts';

/** What a withdrawal has to know of bonuses: one that is not wagered ends with it, in the same transaction. */
export interface BonusesAtWithdrawal {
  /** SQL: the running bonus as JSON, null without one; a fact of the withdrawal's own decision. */
  facts(memberId: string): RawBuilder<GrantJson | null>;
  /** Minor units that would be lost; null: nothing. */
  atStakeMinor(facts: GrantJson | null): bigint | null;
  end(
    facts: GrantJson,
    of: { memberId: string; currencyCode: string; at: Date },
  ): { acts: Act[]; statements: SqlStatement[] };
}

export const bonusesAtWithdrawal = ({ notify }: Pick<RewardDependencies, 'notify'>): BonusesAtWithdrawal => ({
  facts: (memberId) => sql<GrantJson | null>`
    (select ${grantJson} from bonus_grants g where g.member_id = ${memberId} and g.state = 'running')`,
  atStakeMinor: (grant) => (grant === null || progressOf(grant).isMet ? null : BigInt(grant.amountMinor)),
  end: (grant, of) => {
    const { act, statements, notice } = endOfGrant(grant, progressOf(grant).isMet ? 'wageringMet' : 'withdrawn', of);
    return { acts: [act], statements: [...statements, ...(notice ? notify(notice) : [])] };
  },
});
