import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { RiskDependencies } from './dependencies.ts';
import type { RuleRow } from './rule-store.ts';

/** A member whose event met a rule that keeps him from bonuses. */
export interface BonusBlock {
  memberId: string;
  caseId: string;
  rule: Pick<RuleRow, 'ruleId' | 'version'>;
}

/**
 * Keeps members from joining promotions, as staff does on a member's page, where it is lifted; one who is blocked already stays as he is.
 * Let it be a transaction's last: the audit log is locked from the first line to the end, so every row of members comes before.
 */
export const createBonusBlocks =
  ({ clock, auditLog }: Pick<RiskDependencies, 'clock' | 'auditLog'>) =>
  async (transaction: Database, brandId: string, blocks: readonly BonusBlock[]): Promise<void> => {
    const at = clock.now();
    const written: BonusBlock[] = [];
    // Two who block many members take them in the same order.
    const ordered = [...blocks].sort((one, other) => (one.memberId < other.memberId ? -1 : 1));
    for (const block of ordered) {
      const { numAffectedRows } = await sql`
        update members set bonuses_blocked_at = ${at} where id = ${block.memberId} and bonuses_blocked_at is null`.execute(
        transaction,
      );
      if (numAffectedRows === 1n) written.push(block);
    }
    for (const { memberId, caseId, rule } of written) {
      const actor = { kind: 'system', id: `riskRule:${rule.ruleId}` } as const;
      const states = { before: { isBlocked: false }, after: { isBlocked: true, caseId, ruleVersion: rule.version } };
      const act = { act: 'blockBonuses', subject: `member:${memberId}`, reason: '', ...states };
      await auditLog.append(transaction, { at, actor, brandId, ...act });
    }
  };
