import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';

/** A connection that books lines without money, as any process does: its transaction has a number before its batch has one. */
export interface Writer {
  client: pg.Client;
  /** Books a batch of so many lines in the transaction that runs, or in one of its own. Returns its number. */
  book(lines?: number): Promise<string>;
}

export interface SealedBatches {
  number: string;
  ids: string[];
}

const booking = `
  with batch as (insert into batches (booked_at) select now() from pg_current_xact_id() returning id, booked_at),
  written as (
    insert into journal (batch_id, line, source, reference, leg, member_id, act, fingerprint, subject, outcome, booked_at)
      select id, n, 'test', $1 || n, 0, $1::uuid, 'play', '\\x0102', 'Größe', 'noted', booked_at from batch, generate_series(1, $2) n)
  select id::text from batch`;

/** Writers and what is sealed, over a test's database. */
export function useSealing(of: { url: string; owner: pg.Client }, writersCount: number) {
  const writers: Writer[] = [];
  beforeAll(async () => {
    for (let index = 0; index < writersCount; index += 1) {
      const client = new pg.Client({ connectionString: of.url });
      client.on('error', () => undefined);
      await client.connect();
      const book = async (lines = 1) => (await client.query(booking, [randomUUID(), lines])).rows[0].id as string;
      writers.push({ client, book });
    }
  });
  afterAll(async () => void (await Promise.all(writers.map(({ client }) => client.end()))));

  const seal = async (max: number, client = of.owner): Promise<number> =>
    (await client.query('select seal_books(now(), $1) as sealed', [max])).rows[0].sealed;

  return {
    writers,
    /** At most so many batches; returns how many there were. */
    seal,
    /** Until nothing is left. */
    sealAll: async (max: number, client = of.owner): Promise<void> => {
      while ((await seal(max, client)) > 0);
    },
    /** Every seal in its order with the batches that it names. */
    seals: async (): Promise<SealedBatches[]> =>
      (
        await of.owner.query(`select number::text, array(select b.id::text from unnest(batches) span
          join batches b on b.id >= lower(span) and b.id < upper(span) order by b.id) as ids from seals order by seals.number`)
      ).rows,
    /** Numbers that the newest seal waits for. */
    holes: async (): Promise<string[]> =>
      (
        await of.owner.query(`select n::text from (select holes from seals order by number desc limit 1) s, unnest(holes) span,
          generate_series(lower(span), upper(span) - 1) n order by n`)
      ).rows.map(({ n }) => n),
    /** A number that will never be a batch. */
    rollBack: async ({ client, book }: Writer): Promise<string> => {
      await client.query('begin');
      const id = await book();
      await client.query('rollback');
      return id;
    },
  };
}
