import type pg from 'pg';
import type { VendorPools } from './check.ts';

/** Rounds, batches and pools whose rows are not younger than `young` (SQL over the row's xmin) count as known. */
const poolsWhere = (young: (row: string) => string): VendorPools => ({
  studioWaiting: `
    select r.id::text as subject from studio.rounds r where (r.status = 'decided' and r.staked_at is null) or ${young('r')}`,
  studioNoted: `
    select e.pot_scope, e.pool, sum(e.amount_minor) as held from studio.pool_entries e
    where not exists (select from studio.rounds r where r.id = e.round_id and ${young('r')}) group by 1, 2`,
  studioPools: `select p.pot_scope, p.pool, p.opening_minor, p.is_open, ${young('p')} as is_young from studio.pools p`,
  fishingWaiting: `
    select b.id || part as reference from fishing.batches b, unnest(array[':stake', ':pool', ':bar']) part
    where b.status = 'staking' or ${young('b')}`,
  fishingNoted: `
    select scope, pool, sum(amount) as held from (
      select r.scope, r.level as pool, b.contributed_minor - b.pool_won_minor as amount
      from fishing.batches b join fishing.rooms r on r.id = b.room_id where b.status = 'settled' and not (${young('b')})
      union all select scope, pool, amount_minor from fishing.pool_sums) kept group by 1, 2`,
});

/** Of one snapshot with the books: only what waits is on its way. */
export const poolsBeside: VendorPools = poolsWhere(() => 'false');

/** From here on a transaction may still have been under way: `horizonOf` of a moment. */
export async function horizonOf(vendors: pg.ClientBase): Promise<string> {
  const { rows } = await vendors.query(
    'select (pg_snapshot_xmin(pg_current_snapshot())::text::numeric % 4294967296)::text as horizon',
  );
  return rows[0].horizon;
}

/**
 * What the vendors' books in another database say of their pools, as literals. Two databases have no common snapshot, so the vendors' one is asked for
 * its horizon first, the books' snapshot is taken next, and this is read last: a round that was finished before the horizon is in both, and every
 * round whose money the books know is known here. What was written from the horizon on is left out on both sides.
 */
export async function poolsApart(vendors: pg.ClientBase, horizon: string): Promise<VendorPools> {
  // A row that is older than half of all numbers seems to come from the future.
  const pools = poolsWhere((row) => `(age(${row}.xmin) >= 0 and age(${row}.xmin) <= age('${horizon}'::xid))`);
  const read = async (relation: string, columns: string): Promise<string> => {
    const { rows } = await vendors.query(`select coalesce(json_agg(q), '[]')::text as rows from (${relation}) q`);
    return `select * from json_to_recordset($vendors$${rows[0].rows}$vendors$) as read(${columns})`;
  };
  return {
    studioWaiting: await read(pools.studioWaiting, 'subject text'),
    studioNoted: await read(pools.studioNoted, 'pot_scope text, pool text, held numeric'),
    studioPools: await read(
      pools.studioPools,
      'pot_scope text, pool text, opening_minor bigint, is_open boolean, is_young boolean',
    ),
    fishingWaiting: await read(pools.fishingWaiting, 'reference text'),
    fishingNoted: await read(pools.fishingNoted, 'scope text, pool text, held numeric'),
  };
}
