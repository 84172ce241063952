import { sql } from 'kysely';
import type { RewardDependencies } from '../dependencies.ts';

const atOnce = 5_000;

/** Ends rewards that nobody claimed in time; goods go back into the stock. */
export const createRewardExpiry =
  ({ database, clock }: Pick<RewardDependencies, 'database' | 'clock'>) =>
  async (): Promise<void> => {
    for (;;) {
      const { rows } = await sql<{ count: number }>`
        with ended as (update rewards r set state = 'expired', decided_at = r.expires_at from (
          select member_id, id from rewards where state = 'claimable' and expires_at <= ${clock.now()}
          order by expires_at limit ${atOnce}) due
        where r.member_id = due.member_id and r.id = due.id and r.state = 'claimable'
        returning r.brand_id, r.payout, r.prize, r.amount_minor),
        freed as (select brand_id, (prize ->> 'id')::uuid as goods_id, sum(amount_minor)::int as pieces from ended
          where payout = 'goods' group by 1, 2),
        stocked as (update mall_goods g set stock = g.stock + f.pieces from freed f
          where g.brand_id = f.brand_id and g.id = f.goods_id)
        select count(*)::int as count from ended`.execute(database);
      if ((rows[0]?.count ?? 0) < atOnce) return;
    }
  };
