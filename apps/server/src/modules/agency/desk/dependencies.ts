import type { Database } from '../../../platform/database/database.ts';
import type { Result } from '../../../platform/result.ts';
import type { AuditLogModule } from '../../audit-log/index.ts';
import type { PayTools } from '../pay/index.ts';
import type { TeamTools } from '../team/index.ts';

export interface AgentDeskTools extends PayTools, Omit<TeamTools, 'ledger'> {
  brands: PayTools['brands'] & { publicOriginOf(brandId: string): Promise<string> };
  auditLog: Pick<AuditLogModule, 'append' | 'statement'>;
  /** Puts a member with everybody below him under another agent, or under none. */
  moveMember(
    memberId: string,
    agentId: string | null,
    transaction: Database,
  ): Promise<Result<null, 'not_found' | 'operation_not_allowed'>>;
}
