import type pg from 'pg';

const betsInTransaction = 100_000;
const betsInBatch = 250;
const stakeMinor = 20;
/** A member plays on one day of so many. */
const playsEvery = 3;

/**
 * Fills the books with bets that were all lost, in the rows that book_batch would have written, over the days up to yesterday: the same
 * lines, versions, balances, server moves and days, a thousand times as fast. As the owner; the triggers rest meanwhile, and the indexes
 * beside the primary keys are made anew at the end.
 */
export async function seedBets(
  owner: pg.Client,
  options: { bets: number; days: number; vendorCode: string },
): Promise<void> {
  const { days, vendorCode } = options;
  const chunks = Math.ceil(options.bets / betsInTransaction);
  await owner.query(
    `set statement_timeout = 0; set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'`,
  );
  await owner.query(
    `create temporary table seed_players as
     select row_number() over (order by m.id) - 1 as no, m.id as member_id, m.brand_id, a.id as account_id, a.currency_code, a.balance_minor,
       a.version, h.id as house_id, g.id as game_id, g.game_type
     from members m join accounts a on a.member_id = m.id and a.kind = 'cash'
       join accounts h on h.brand_id = m.brand_id and h.kind = 'house' and h.label = $1 and h.currency_code = a.currency_code
       join games g on g.vendor_code = $1`,
    [vendorCode],
  );
  const { rowCount } = await owner.query('select from seed_players limit 1');
  if (rowCount === 0)
    throw new Error(`nobody has an account to play at ${vendorCode}: its first bet opens the operator's`);
  await owner.query('create unique index on seed_players (no); analyze seed_players');
  const indexes = await dropIndexes(owner);
  const chunksOfGroup = Array.from({ length: playsEvery }, () => 0);
  for (let chunk = 0; chunk < chunks; chunk++) {
    const day = days - Math.floor((chunk * days) / chunks);
    await owner.query('begin');
    const group = day % playsEvery;
    const before = chunksOfGroup[group] ?? 0;
    await seedChunk(owner, { chunk, day, vendorCode, group, before });
    chunksOfGroup[group] = before + 1;
    await owner.query('commit');
    if (chunk % 10 === 9) console.log(`seeded ${(chunk + 1) * betsInTransaction} bets`);
  }
  for (const definition of indexes) await owner.query(definition);
  // The day that stood in the account is over for who played since.
  await owner.query(`
    insert into account_days select id, day, day_bets, day_staked_minor, day_paid_minor, day_deposited_minor from accounts
      where day_bets > 0 and id in (select account_id from seed_days);
    update accounts a set version = a.version + n.bets, turn = a.turn + n.bets, balance_minor = a.balance_minor - n.bets * ${stakeMinor},
      day = n.day, day_bets = 0, day_staked_minor = 0, day_paid_minor = 0
    from (select d.account_id, sum(d.bets)::integer as bets, max(d.day) as day from account_days d join seed_days s
      on s.account_id = d.account_id and s.day = d.day group by d.account_id) n where n.account_id = a.id`);
  await owner.query(
    'drop table seed_players, seed_days; set session_replication_role = origin; reset synchronous_commit',
  );
  await owner.query('vacuum (analyze)');
  await owner.query('checkpoint');
}

/** Returns how to make them again. */
async function dropIndexes(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid in ('journal'::regclass, 'bets'::regclass) and not i.indisprimary`,
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function seedChunk(
  owner: pg.Client,
  /** `group`: of the members, who plays on this day; `before`: how many chunks the group has had. */
  at: { chunk: number; day: number; vendorCode: string; group: number; before: number },
): Promise<void> {
  const { chunk, day, vendorCode, group, before } = at;
  const moment = `(date_trunc('day', now(), 'UTC') - ${day} * interval '1 day' + interval '1 hour' + ${chunk} * interval '1 second')`;
  const batches = betsInTransaction / betsInBatch;
  await owner.query(`
    create temporary table if not exists seed_days (account_id uuid, day integer);
    create temporary table seed_batches on commit drop as
      with made as (insert into batches (booked_at) select ${moment} from generate_series(1, ${batches}) returning id)
      select id, row_number() over (order by id) - 1 as no from made;
    create unique index on seed_batches (no);
    create temporary table seed_bets on commit drop as
      select j, p.*, b.id as batch_id, (j % ${betsInBatch}) * 2 + 1 as line, '${vendorCode}seed' || (${chunk * betsInTransaction} + j) as name,
        (${before * betsInTransaction} + j) / c.players + 1 as number
      from (select count(*) / ${playsEvery} as players from seed_players) c, generate_series(0, ${betsInTransaction - 1}) j
        join seed_batches b on b.no = j / ${betsInBatch}
        join seed_players p on p.no = (${before * betsInTransaction} + j)
          % (select count(*) / ${playsEvery} from seed_players) * ${playsEvery} + ${group}`);
  const source = `'vendor:${vendorCode}'`;
  await owner.query(`
    insert into journal
      select batch_id, line, ${source}, 's' || name, 0, member_id, 'stake', substr(sha256(name::bytea), 1, 16), 'r' || name, 'booked', null, 'stake',
        account_id, house_id, ${stakeMinor}, balance_minor - number * ${stakeMinor}, version + number, null, null, ${moment}
      from seed_bets order by batch_id, line;
    insert into journal (batch_id, line, source, reference, leg, member_id, act, fingerprint, subject, outcome, booked_at)
      select batch_id, line + 1, ${source}, 'w' || name, 0, member_id, 'win', substr(sha256(name::bytea), 1, 16), 'r' || name, 'noted', ${moment}
      from seed_bets order by batch_id, line;
    insert into house_moves (account_id, batch_id, amount_minor)
      select house_id, batch_id, count(*) * ${stakeMinor} from seed_bets group by house_id, batch_id;
    insert into bets
      select '${vendorCode}', 'r' || name, 0, brand_id, member_id, game_id, game_type, currency_code, 'cash', ${stakeMinor}, 0, 'settled', ${moment},
        ${moment}, null, batch_id from seed_bets order by j;
    with counted as (
      select account_id, floor(extract(epoch from ${moment}) / 86400)::integer as day, count(*)::integer as bets from seed_bets group by account_id),
    noted as (insert into seed_days select account_id, day from counted c
      where not exists (select from seed_days s where s.account_id = c.account_id and s.day = c.day))
    insert into account_days as k select account_id, day, bets, bets * ${stakeMinor}, 0, 0 from counted
      on conflict (account_id, day) do update set bets = k.bets + excluded.bets, staked_minor = k.staked_minor + excluded.staked_minor`);
}
