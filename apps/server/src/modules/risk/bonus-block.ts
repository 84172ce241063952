import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { RiskDependencies } from './dependencies.ts';
import type { RuleRow } from './rule-store.ts';

interface Block {
  brandId: string;
  memberId: string;
  caseId: string;
  rule: Pick<RuleRow, 'ruleId' | 'version'>;
}
export type BlockBonuses = (transaction: Database, block: Block) => Promise<void>;

/** Keeps a member from joining promotions, as staff does on his page, where it is lifted; one who is blocked already stays as he is. */
export const createBonusBlock =
  ({ clock, auditLog }: Pick<RiskDependencies, 'clock' | 'auditLog'>): BlockBonuses =>
  async (transaction, { brandId, memberId, caseId, rule: { ruleId, version } }) => {
    const at = clock.now();
    const { numAffectedRows } = await sql`
      update members set bonuses_blocked_at = ${at} where id = ${memberId} and bonuses_blocked_at is null`.execute(
      transaction,
    );
    if (numAffectedRows !== 1n) return;
    const actor = { kind: 'system', id: `riskRule:${ruleId}` } as const;
    const states = { before: { isBlocked: false }, after: { isBlocked: true, caseId, ruleVersion: version } };
    await auditLog.append(transaction, {
      ...{ at, actor, brandId, act: 'blockBonuses', subject: `member:${memberId}`, reason: '' },
      ...states,
    });
  };
