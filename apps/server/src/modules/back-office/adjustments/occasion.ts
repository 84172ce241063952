import type { AuditEntry } from '../../audit-log/index.ts';

/** Who does it, and why: both go into the audit log. */
export interface Occasion {
  actor: AuditEntry['actor'];
  /** In the actor's own words. */
  reason: string;
  /** Address of the person, where it is one. */
  ip?: string;
}
