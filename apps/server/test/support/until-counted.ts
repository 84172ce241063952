import type pg from 'pg';

/** Follows the bets until all are counted: transactions of other tests in the same server keep the newest batches back for a moment. */
export async function untilCounted(owner: Pick<pg.Client, 'query'>, follow: () => Promise<unknown>): Promise<void> {
  for (;;) {
    await follow();
    const { rows } = await owner.query(
      `select 1 from batches b where not exists (select from turnover_cursor c where (b.booked_in, b.id) <= (c.booked_in, c.batch_id)) limit 1`,
    );
    if (rows.length === 0) return;
  }
}
