import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SqlStatement } from '../../platform/database/sql-statement.ts';
import { type Anchor, createAnchorFile } from './anchors.ts';
import { type BadRow, hashesOf, headOf, type Verification, verifyChain } from './chain.ts';
import { checkPeriod, type Period, type PeriodCheck } from './check.ts';
import { type AuditEntry, appendEntry, auditStatement } from './entry.ts';

export type { Anchor } from './anchors.ts';
export type { BadRow, ChainHead, Verification } from './chain.ts';
export { type AuditEntry, staffAct } from './entry.ts';
export { builtProgram, type Integrity, type Program, startIntegrity } from './integrity/index.ts';
export { createAuditList } from './list.ts';

/** In the data folder: the anchors, outside the database that they bear witness to. */
export const auditAnchorsName = 'audit-anchors.log';

export interface AuditLogModule {
  /** Writes an entry by itself, or with the transaction that `database` runs. Returns its number. */
  append(database: Database, entry: AuditEntry): Promise<bigint>;
  /** The same as a statement for somebody else's transaction, such as that of an act of the ledger. Let it be the last: it locks the log. */
  statement(entry: AuditEntry): SqlStatement;
  /** Computes every hash again, and compares the chain with all anchors. */
  verify(): Promise<Verification>;
  /** Computes the hashes of a period again, up to the newest 200,000 rows of it, and compares them with the anchors that lie within. */
  check(period: Period): Promise<PeriodCheck>;
  /**
   * Keeps the chain's last hash outside the database, unless it is kept there already. First the chain is compared with the last anchor: where it
   * was cut off or written anew since, the row is answered and nothing is kept over it.
   */
  anchor(): Promise<BadRow | null>;
}

export interface AuditLogDependencies {
  database: Database;
  clock: Clock;
  /** Outside the database, on a disk of its own where there is one. Made when it is not there. */
  anchorPath: string;
}

export function createAuditLog({ database, clock, anchorPath }: AuditLogDependencies): AuditLogModule {
  const anchors = createAnchorFile(anchorPath);

  const firstUnanchored = async (kept: readonly Anchor[]): Promise<BadRow | null> => {
    const hashes = await hashesOf(
      database,
      kept.map(({ seq }) => seq),
    );
    const bad = kept.find(({ seq, hash }) => hashes.get(seq) !== hash);
    if (!bad) return null;
    const what = hashes.has(bad.seq) ? 'has another hash than' : 'is gone and was';
    return { seq: bad.seq, what: `${what} anchored at ${bad.at}` };
  };

  return {
    append: appendEntry,
    statement: auditStatement,

    verify: async () => {
      const verification = await verifyChain(database);
      return verification.firstBad
        ? verification
        : { ...verification, firstBad: await firstUnanchored(await anchors.read()) };
    },

    check: async (period) => checkPeriod(database, await anchors.read(), firstUnanchored, period),

    anchor: async () => {
      const lasts = (await anchors.read()).slice(-1);
      const bad = await firstUnanchored(lasts);
      if (bad) return bad;
      const head = await headOf(database);
      if (head && head.seq !== lasts[0]?.seq) await anchors.append({ ...head, at: clock.now().toISOString() });
      return null;
    },
  };
}
