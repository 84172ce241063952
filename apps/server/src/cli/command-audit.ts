import path from 'node:path';
import type { Config } from '../boot/config.ts';
import { type AuditEntry, type AuditLogModule, auditAnchorsName, createAuditLog } from '../modules/audit-log/index.ts';
import { systemClock as clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** What a command says that it did; who and when is known. */
type CommandAct = Pick<AuditEntry, 'brandId' | 'act' | 'subject' | 'before' | 'after'>;

/** The audit log of the installation, for a command beside the site. */
export const commandAuditLog = (database: Database, { dataFolder }: Pick<Config, 'dataFolder'>): AuditLogModule =>
  createAuditLog({ database, clock, anchorPath: path.join(dataFolder, auditAnchorsName) });

/** On whose behalf the command `id` acts. */
export const commandOccasion = (id: string) =>
  ({ actor: { kind: 'system', id }, reason: 'asked for on the command line' }) as const;

/** Writes what the command `id` does into the audit log, with the transaction that does it. */
export function commandAudit(database: Database, settings: Pick<Config, 'dataFolder'>, id: string) {
  const auditLog = commandAuditLog(database, settings);
  return async (transaction: Database, act: CommandAct): Promise<void> => {
    await auditLog.append(transaction, { ...commandOccasion(id), ...act, at: clock.now() });
  };
}
