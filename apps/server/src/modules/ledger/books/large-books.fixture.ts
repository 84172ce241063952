import type pg from 'pg';

export interface LargeBooks {
  members: number;
  roundsOfEach: number;
}

const membersOfBatch = 50;
const moment = '2026-05-01T10:00:00Z';

/**
 * Writes right books of many members past the ledger, by the owner with every guard off: each round of each member wins 10 and stakes 10,
 * a batch holds one round of fifty members. Needs the operator account of the vendor BAIZE.
 */
export async function writeLargeBooks(
  owner: pg.Client,
  { members, roundsOfEach }: LargeBooks,
  of: { brandId: string; gameId: string },
): Promise<void> {
  const batchesOfRound = members / membersOfBatch;
  const batches = roundsOfEach * batchesOfRound;
  const indexes = await owner.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = 'journal' and indexname <> 'journal_pkey'`,
  );
  const { rows } = await owner.query(`select id from accounts where kind = 'house' and label = 'BAIZE'`);
  const operator = `'${rows[0].id}'::uuid`;
  const begin = `(select coalesce(max(id), 0) + 1 from batches where booked_at <> '${moment}')`;
  const statements = [
    `set session_replication_role = replica; set work_mem = '256MB'; set maintenance_work_mem = '256MB'`,
    ...indexes.rows.map(({ indexname }) => `drop index ${indexname}`),
    `create table large as select n, gen_random_uuid() as id, gen_random_uuid() as account from generate_series(1, ${members}) n`,
    `insert into members (id, brand_id, username, nickname, type, registered_at)
      select id, '${of.brandId}', 'large' || n, 'x', 0, now() from large`,
    `insert into accounts (id, brand_id, member_id, kind, currency_code, balance_minor, version, day, day_bets, day_staked_minor,
        day_paid_minor, opened_at)
      select account, '${of.brandId}', id, 'cash', 'PLY', 0, 2 * ${roundsOfEach}, date '2026-05-01' - date '1970-01-01', ${roundsOfEach},
        10 * ${roundsOfEach}, 10 * ${roundsOfEach}, now() from large`,
    `insert into batches (id, booked_at) overriding system value
      select b + ${begin}, '${moment}' from generate_series(0, ${batches} - 1) b`,
    `select setval(pg_get_serial_sequence('batches', 'id'), (select max(id) from batches))`,
    `insert into journal
      select ${begin} + r * ${batchesOfRound} + (n - 1) / ${membersOfBatch}, 2 * ((n - 1) % ${membersOfBatch}) + k, 'vendor:BAIZE',
        concat(n, '-', r, '-', k), 0, id, case k when 0 then 'win' else 'stake' end, '\\x00', concat(n, '-', r), 'booked', null,
        case k when 0 then 'win' else 'stake' end, case k when 0 then ${operator} else account end,
        case k when 0 then account else ${operator} end, 10, case k when 1 then 0 end, case k when 1 then 2 * r + 2 end,
        case k when 0 then 10 end, case k when 0 then 2 * r + 1 end, '${moment}'
      from generate_series(0, ${roundsOfEach} - 1) r, large, generate_series(0, 1) k`,
    `insert into bets
      select 'BAIZE', concat(n, '-', r), 0, '${of.brandId}', id, '${of.gameId}', 'RNG', 'PLY', 'cash', 10, 10, 'settled', '${moment}',
        '${moment}', null, 0 from generate_series(0, ${roundsOfEach} - 1) r, large`,
    ...indexes.rows.map(({ indexdef }) => indexdef),
    'drop table large',
    'analyze',
    'set session_replication_role = origin; reset work_mem; reset maintenance_work_mem',
  ];
  for (const statement of statements) await owner.query(statement);
}
