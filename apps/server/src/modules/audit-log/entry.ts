import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { SqlStatement } from '../../platform/database/sql-statement.ts';
import type { RequestStaff } from '../../platform/http/handlers.ts';

/** One act of staff or of the program on money, or on what decides about money. */
export interface AuditEntry {
  at: Date;
  /** A staff account's id, or the name of a job or rule. */
  actor: { kind: 'staff' | 'system'; id: string };
  /** Null: for the whole operator. */
  brandId: string | null;
  /** What was done, in a word: `correctBalance`, `changeLimits`. */
  act: string;
  /** What it was done to, as `member:<id>`. */
  subject: string;
  /** Why, in the actor's words; may be empty for the program's own acts. */
  reason: string;
  /** How it stood before and after; amounts (bigint) are kept as decimal text. Undefined or null: there is none. */
  before?: unknown;
  after?: unknown;
  /** Address of the person; kept as `ip` beside what stands after. */
  ip?: string;
}

const text = 'select append_audit($1, $2, $3, $4, $5, $6, $7, $8, $9)';

export function auditStatement(entry: AuditEntry): SqlStatement {
  const { at, actor, brandId, act, subject, reason } = entry;
  const values = [
    at,
    actor.kind,
    actor.id,
    brandId,
    act,
    subject,
    reason,
    jsonOf(entry.before),
    jsonOf(afterOf(entry)),
  ];
  return { name: 'append_audit', text, values };
}

/** Writes the entry with the transaction that `database` runs, or by itself. Returns its number. */
export async function appendEntry(database: Database, entry: AuditEntry): Promise<bigint> {
  const { at, actor, brandId, act, subject, reason } = entry;
  const { rows } = await sql<{
    seq: bigint;
  }>`select append_audit(${at}, ${actor.kind}, ${actor.id}, ${brandId}, ${act}, ${subject},
    ${reason}, ${jsonOf(entry.before)}, ${jsonOf(afterOf(entry))}) as seq`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('the audit log gave no number');
  return row.seq;
}

const jsonOf = (state: unknown): string | null =>
  state === undefined || state === null
    ? null
    : JSON.stringify(state, (_key, value) => (typeof value === 'bigint' ? value.toString() : value));

/** The address stands in the JSON, so that the row's hash covers it. */
const afterOf = ({ after, ip }: AuditEntry): unknown => (ip === undefined ? after : { ...(after as object), ip });

/** What one person of the staff did, as the log takes it. */
export const staffAct = (
  { staff, ip }: { staff: Pick<RequestStaff, 'id' | 'brandId'>; ip: string },
  at: Date,
  done: Pick<AuditEntry, 'act' | 'subject'> & Partial<Pick<AuditEntry, 'reason' | 'before' | 'after' | 'brandId'>>,
): AuditEntry => ({ at, actor: { kind: 'staff', id: staff.id }, brandId: staff.brandId, reason: '', ip, ...done });
