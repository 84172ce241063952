import type { CampaignContent } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** A campaign in one of its versions. */
export interface Campaign {
  id: string;
  brandId: string;
  state: 'draft' | 'live' | 'ended';
  version: number;
  content: CampaignContent;
}

export interface Entry {
  id: string;
  memberId: string;
  brandId: string;
  campaignId: string;
  version: number;
  cycle: string;
  state: 'joined' | 'applying' | 'rewarded' | 'rejected';
  depositOrderId: string | null;
  reason: string;
  joinedAt: Date;
  /** Of the reward that it came to. */
  rewardState: 'claimable' | 'claimed' | 'expired' | 'withdrawn' | null;
  rewardId: string | null;
  /** Its bonus is still to be wagered. */
  isRunning: boolean;
}

const campaignColumns = sql`c.id, c.brand_id as "brandId", c.state, v.version, v.content`;

/** Campaigns of a brand that run, or will, in their newest versions. */
export async function liveCampaigns(database: Database, brandId: string): Promise<Campaign[]> {
  const { rows } = await sql<Campaign>`
    select ${campaignColumns} from campaigns c
    join campaign_versions v on v.brand_id = c.brand_id and v.campaign_id = c.id and v.version = c.version
    where c.brand_id = ${brandId} and c.state = 'live' order by c.starts_at, c.id`.execute(database);
  return rows;
}

/** The version that an entry was joined under; it binds the member and the brand. */
export async function campaignAt(
  database: Database,
  { brandId, campaignId, version }: Pick<Entry, 'brandId' | 'campaignId' | 'version'>,
): Promise<Campaign> {
  const { rows } = await sql<Campaign>`
    select ${campaignColumns} from campaigns c join campaign_versions v on v.brand_id = c.brand_id and v.campaign_id = c.id
    where c.brand_id = ${brandId} and c.id = ${campaignId} and v.version = ${version}`.execute(database);
  const [row] = rows;
  if (!row) throw new Error(`campaign ${campaignId} has no version ${version}`);
  return row;
}

/** Names of the goods and raffles that campaigns give, by the campaign. */
export async function prizeNamesOf(
  database: Database,
  campaigns: readonly Campaign[],
): Promise<Map<string, Readonly<Record<string, string>>>> {
  const given = campaigns.filter(({ content: { payout } }) => payout === 'goods' || payout === 'tickets');
  if (given.length === 0) return new Map();
  const { rows } = await sql<{ id: string; names: Record<string, string> }>`
    select c.id, coalesce(g.names, r.content -> 'names') as names
    from unnest(${given.map(({ id }) => id)}::uuid[], ${given.map(({ brandId }) => brandId)}::uuid[],
      ${given.map(({ content }) => content.goodsId)}::uuid[], ${given.map(({ content }) => content.raffleId)}::uuid[])
      as c (id, brand_id, goods_id, raffle_id)
    left join mall_goods g on g.brand_id = c.brand_id and g.id = c.goods_id
    left join raffles r on r.brand_id = c.brand_id and r.id = c.raffle_id
    where g.id is not null or r.id is not null`.execute(database);
  return new Map(rows.map(({ id, names }) => [id, names]));
}

export const entryColumns = sql`e.id, e.member_id as "memberId", e.brand_id as "brandId", e.campaign_id as "campaignId", e.version, e.cycle,
  e.state, e.deposit_order_id as "depositOrderId", e.reason, e.joined_at as "joinedAt", e.reward_id as "rewardId",
  (select r.state from rewards r where r.member_id = e.member_id and r.id = e.reward_id) as "rewardState",
  exists (select from bonus_grants g join rewards r on r.member_id = g.member_id and r.source = g.source and r.reference = g.reference
    where r.member_id = e.member_id and r.id = e.reward_id and g.state = 'running') as "isRunning"`;

/** All that a member has to do with campaigns, the newest first. */
export async function entriesOf(database: Database, memberId: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select ${entryColumns} from campaign_entries e where e.member_id = ${memberId} order by e.joined_at desc, e.id desc`.execute(
    database,
  );
  return rows;
}
