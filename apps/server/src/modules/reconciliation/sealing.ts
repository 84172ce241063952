import type pg from 'pg';
import { type Clock, elapsedMs } from '../../platform/clock.ts';
import type { AuditLogModule } from '../audit-log/index.ts';

/** So many batches go into one seal: no statement lasts. */
const batchesAtOnce = 2_000;
/** Books that were never sealed may be large: the other work of a turn does not wait for all of them. */
const maxMsOfRun = 20_000;

/** Seals what was booked, a piece at a time, until nothing is left, the turn has lasted long enough, or `isOver` says so. */
export async function sealBooks(client: pg.PoolClient, clock: Clock, isOver: () => boolean): Promise<void> {
  const beganMs = elapsedMs();
  let sealed: number;
  do {
    const { rows } = await client.query<{ sealed: number }>('select seal_books($1, $2) as sealed', [
      clock.now(),
      batchesAtOnce,
    ]);
    sealed = rows[0]?.sealed ?? 0;
  } while (sealed > 0 && !isOver() && elapsedMs() - beganMs < maxMsOfRun);
}

interface Seal {
  number: string;
  hash: string;
}

/** Names the newest seal in the audit log, whose own last hash is kept outside the database; each seal once. */
export function createWitness(books: pg.Pool, clock: Clock, auditLog: Pick<AuditLogModule, 'statement'>) {
  let named: Seal | null = null;

  return async (): Promise<void> => {
    const { rows } = await books.query<Seal>(
      `select number::text, encode(hash, 'hex') as hash from seals order by seals.number desc limit 1`,
    );
    const newest = rows[0];
    if (!newest || (newest.number === named?.number && newest.hash === named.hash)) return;
    const { text, values } = auditLog.statement({
      at: clock.now(),
      actor: { kind: 'system', id: 'bookkeeper' },
      brandId: null,
      act: 'sealBooks',
      subject: `seal:${newest.number}`,
      reason: '',
      after: newest,
    });
    await books.query(text, [...values]);
    named = newest;
  };
}
