import type { CampaignContent } from '@baize/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { SqlStatement } from '../../ledger/index.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { freeRoundsJson } from '../points/goods.ts';
import { freeRoundsStatement } from './free-rounds.ts';
import type { Prize, RewardRow } from './rows.ts';

type Claimed = Pick<RewardRow, 'id' | 'memberId' | 'brandId' | 'subject' | 'payout' | 'amountMinor'>;

/**
 * What a claim of goods or tickets writes: an order without a price that staff sends out, rounds of a game that can be played, or tickets
 * beside those of turnover.
 */
export function prizeStatements(
  deps: Pick<RewardDependencies, 'freeRounds'>,
  { id, memberId, brandId, subject, payout, amountMinor }: Claimed,
  prize: Prize,
  of: { orderId: string; sealedAddress: string | null; now: Date },
): SqlStatement[] {
  if (payout === 'tickets')
    return [
      {
        name: 'raffle_gift',
        text: `insert into raffle_gifts (member_id, reward_id, raffle_id, brand_id, tickets, given_at)
          values ($1, $2, $3, $4, $5, $6)`,
        values: [memberId, id, prize.id, brandId, amountMinor, of.now],
      },
    ];
  const { freeRounds } = prize;
  return [
    {
      // Its expiry may have put it back into the stock since the claim was decided; the lock orders the two.
      name: 'mall_gift_stock',
      text: `with reward as (select state from rewards where member_id = $1 and id = $2 for update)
        update mall_goods g set stock = g.stock - $5 from reward
        where reward.state = 'expired' and g.brand_id = $3 and g.id = $4`,
      values: [memberId, id, brandId, prize.id, amountMinor],
    },
    freeRounds
      ? freeRoundsStatement(deps, freeRounds, { id, memberId, campaign: subject, pieces: amountMinor, now: of.now })
      : {
          name: 'mall_gift',
          text: `insert into mall_orders (member_id, id, brand_id, request_id, goods_id, kind, names, quantity, points, sealed_address, state,
          created_at)
        values ($1, $2, $3, $4, $5, 'goods', $6, $7, 0, $8, 'processing', $9)`,
          values: [
            memberId,
            of.orderId,
            brandId,
            id,
            prize.id,
            JSON.stringify(prize.names),
            amountMinor,
            of.sealedAddress,
            of.now,
          ],
        },
  ];
}

/**
 * Goods are taken from the stock when they are given, so that whoever is promised them gets them; tickets need a raffle that is open.
 * Null: there is nothing (left) to give. `until`: the last moment at which it may be claimed.
 */
export async function takePrize(
  transaction: DatabaseTransaction,
  brandId: string,
  { payout, goodsId, raffleId }: Pick<CampaignContent, 'payout' | 'goodsId' | 'raffleId'>,
  count: bigint,
  now: Date,
): Promise<{ prize: Prize; until: Date | null } | null> {
  const { rows } =
    payout === 'goods'
      ? await sql<Prize & { until: Date | null }>`
          update mall_goods set stock = stock - ${count}::int
          where brand_id = ${brandId} and id = ${goodsId}::uuid and kind <> 'cash' and stock >= ${count}::int
          returning id, names, null::timestamptz as until, ${freeRoundsJson} as "freeRounds"`.execute(transaction)
      : await sql<Prize & { until: Date | null }>`
          select id, content -> 'names' as names, ends_at as until, null::json as "freeRounds" from raffles
          where brand_id = ${brandId} and id = ${raffleId}::uuid and state = 'open' and ends_at > ${now}`.execute(
          transaction,
        );
  const [row] = rows;
  if (!row) return null;
  const { until, freeRounds, ...prize } = row;
  return { prize: freeRounds ? { ...prize, freeRounds } : prize, until };
}
