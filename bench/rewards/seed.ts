import type { CampaignContent } from '@baize/contract';
import type pg from 'pg';
import type { BrandRow } from '../../apps/server/test/support/factories.ts';
import { idAt } from '../agents/tree.ts';

export const campaignId = idAt(0xca);
const stakeMinor = 20_000;

/** A cash bonus that staff's campaign gives to whoever joined. */
const content = (now: Date): CampaignContent => ({
  ...{ type: 'others', badges: [], pictureUrl: '', minLevel: 0, approval: 'automatic', payout: 'cash', code: '' },
  texts: { TY: { title: 'Measured', summary: '', content: '<p>Measured</p>' } },
  ...{ startsAt: new Date(now.getTime() - 1).toISOString(), endsAt: null, trigger: 'registration', depositNumber: 0 },
  ...{ minAmount: '0', days: 0, reward: '1', rewardPercent: '0', maxReward: '0' },
  ...{ wageringMultiple: '0', wageringBase: 'B', wageringDays: 1, maxStake: '0', weights: {}, period: 'once' },
  ...{ perMember: 1, goodsId: null, raffleId: null, onePerDevice: false, onePerPayee: false, budget: null },
  ...{ claimDays: 3, needsComment: false, needsImages: false, messagingApp: null },
});

/** Members with cash and points accounts and a day of play each. */
export async function seedPlayers(owner: pg.Client, brand: BrandRow, members: number, day: string): Promise<void> {
  await owner.query("set session_replication_role = 'replica'");
  await owner.query(
    `insert into members (id, brand_id, username, nickname, type, registered_at)
     select lpad(to_hex(place), 32, '0')::uuid, $1, 'm' || place, 'm' || place, 0, '2025-12-01' from generate_series(1, $2::int) place`,
    [brand.id, members],
  );
  await owner.query(
    `insert into accounts (id, brand_id, member_id, kind, currency_code, balance_minor, opened_at)
     select gen_random_uuid(), brand_id, id, 'cash', $1, 0, registered_at from members`,
    [brand.currency.code],
  );
  await owner.query(
    `insert into turnover_days (member_id, day, game_type, vendor_code, currency_code, account_kind, brand_id, upline_path, bets,
       stake_minor, valid_turnover_minor, payout_minor)
     select id, $2::date, played, 'BAIZE', $1, 'cash', brand_id, '', 10, $3::bigint, $3::bigint, $3::bigint - 1000
     from members, unnest(array['RNG', 'LIVE']) played`,
    [brand.currency.code, day, stakeMinor],
  );
  await owner.query("set session_replication_role = 'origin'");
  await owner.query('vacuum analyze');
}

/** Everybody has joined a campaign whose reward nobody was given yet. */
export async function seedEntries(owner: pg.Client, brand: BrandRow, now: Date, members: number): Promise<void> {
  await owner.query(
    `insert into campaigns (brand_id, id, state, version, starts_at, ends_at, changed_by, changed_at)
     values ($1, $2, 'live', 1, $3, null, 'bench', $3)`,
    [brand.id, campaignId, now],
  );
  await owner.query(
    `insert into campaign_versions (brand_id, campaign_id, version, content, changed_by, changed_at) values ($1, $2, 1, $3, 'bench', $4)`,
    [brand.id, campaignId, content(now), now],
  );
  await owner.query(
    `insert into campaign_entries (member_id, id, brand_id, campaign_id, version, cycle, state, joined_at)
     select id, gen_random_uuid(), brand_id, $1, 1, 'once', 'joined', $2 from members order by id limit $3`,
    [campaignId, now, members],
  );
  await owner.query('vacuum analyze campaign_entries');
}
