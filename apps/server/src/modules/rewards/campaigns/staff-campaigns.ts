import { type CampaignContent, isCounted } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { minorAt, ppmOfPercent, SettingsFault } from '../settings/amounts.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import { runStatement } from '../statements.ts';
import type { Campaign } from './rows.ts';
import { createSimulation } from './simulation.ts';

interface Row {
  campaignId: string;
  brandId: string;
  state: Campaign['state'];
  version: number;
  content: CampaignContent;
  changedAt: Date;
  changedBy: string;
  members: number;
  given: string;
}

/** Goods or tickets that one reward may be. */
const maxPieces = 1_000n;

/** Throws SettingsFault for an amount that the currency cannot hold, or an offer that gives nothing. */
function checkContent(content: CampaignContent, exponent: number): void {
  const rewardDecimals = isCounted(content.payout) ? 0 : exponent;
  const fixed = minorAt('reward', content.reward, rewardDecimals);
  for (const field of ['minAmount', 'maxReward'] as const) minorAt(field, content[field], exponent);
  if (content.maxStake !== null) minorAt('maxStake', content.maxStake, exponent);
  if (content.budget !== null) minorAt('budget', content.budget, exponent);
  const isPrize = content.payout === 'goods' || content.payout === 'tickets';
  if (fixed === 0n && (isPrize || ppmOfPercent(content.rewardPercent) === 0n))
    throw new SettingsFault('reward', 'amount_zero');
  if (isPrize && fixed > maxPieces) throw new SettingsFault('reward', 'field_format');
  if (content.endsAt !== null && content.endsAt <= content.startsAt) throw new SettingsFault('endsAt', 'field_format');
  if (content.trigger === 'code' && content.code.trim() === '') throw new SettingsFault('code', 'field_format');
}

/** The desk where campaigns are written, begun and ended. */
export function campaignStaffRoutes(
  deps: RewardDependencies,
  settings: RewardSettingsStore,
): HandlersOf<'staffCampaigns' | 'staffCampaignWrite' | 'staffCampaignState' | 'staffCampaignTry'> {
  const { database, clock, auditStatement } = deps;
  const simulate = createSimulation(deps, settings);

  /** The field that names goods or a raffle which the brand does not have; null: nothing is missing. */
  const missingPrize = async (brandId: string, content: CampaignContent): Promise<'goodsId' | 'raffleId' | null> => {
    const { payout, goodsId, raffleId } = content;
    if (payout !== 'goods' && payout !== 'tickets') return null;
    const { rows } =
      payout === 'goods'
        ? await sql`select 1 from mall_goods where brand_id = ${brandId} and id = ${goodsId}::uuid and kind <> 'cash'`.execute(
            database,
          )
        : await sql`select 1 from raffles where brand_id = ${brandId} and id = ${raffleId}::uuid and state = 'open'`.execute(
            database,
          );
    if (rows.length > 0) return null;
    return payout === 'goods' ? 'goodsId' : 'raffleId';
  };

  const writeVersion = async (
    transaction: DatabaseTransaction,
    of: { brandId: string; campaignId: string; version: number; content: CampaignContent; by: string },
  ): Promise<'draft' | 'live' | null> => {
    const { brandId, campaignId, version, content, by } = of;
    const { rows } = await sql<{ state: 'draft' | 'live' }>`
      insert into campaigns as c (brand_id, id, state, version, starts_at, ends_at, changed_by, changed_at)
      select ${brandId}, ${campaignId}, 'draft', ${version + 1}, ${content.startsAt}, ${content.endsAt}, ${by}, ${clock.now()}
      where not exists (select from campaigns o where o.id = ${campaignId} and o.brand_id <> ${brandId})
      on conflict (brand_id, id) do update set version = excluded.version, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
        changed_by = excluded.changed_by, changed_at = excluded.changed_at
      where c.version = ${version} and c.state <> 'ended' returning c.state`.execute(transaction);
    const [row] = rows;
    if (!row) return null;
    await sql`insert into campaign_versions (brand_id, campaign_id, version, content, changed_by, changed_at)
      values (${brandId}, ${campaignId}, ${version + 1}, ${JSON.stringify(content)}::jsonb, ${by}, ${clock.now()})`.execute(
      transaction,
    );
    return row.state;
  };

  return {
    staffCampaigns: async ({ brand, staff, data }) => {
      const state = data.state === 'all' ? sql`` : sql`and c.state = ${data.state}`;
      const { rows, total } = await selectPage<Row, 'changedAt'>(
        database,
        {
          columns: sql`c.id as "campaignId", c.brand_id as "brandId", c.state, c.version, v.content, c.changed_at as "changedAt",
            c.changed_by as "changedBy",
            (select count(*)::int from campaign_entries e where e.brand_id = c.brand_id and e.campaign_id = c.id) as members,
            coalesce((select sum(r.amount_minor)::text from rewards r where r.brand_id = c.brand_id and r.subject = c.id::text
              and r.payout in ('cash', 'bonus') and r.state in ('claimable', 'claimed')), '0') as given`,
          from: sql`campaigns c join campaign_versions v on v.brand_id = c.brand_id and v.campaign_id = c.id and v.version = c.version`,
          where: sql`c.brand_id = ${staff.brandId} ${state}`,
          sorts: { changedAt: sql`c.changed_at` },
          tieBreak: sql`c.id`,
        },
        data,
      );
      return ok({
        rows: rows.map(({ brandId: _brand, changedAt, given, ...row }) => ({
          ...row,
          changedAt: changedAt.toISOString(),
          given: shownAmount(BigInt(given), brand.currency.exponent),
        })),
        total,
      });
    },
    staffCampaignWrite: async ({ brand, staff, ip, params, body }) => {
      const { content, version, reason } = body;
      try {
        checkContent(content, brand.currency.exponent);
      } catch (error) {
        if (!(error instanceof SettingsFault)) throw error;
        return fail('invalid_input', { fields: { [`content.${error.field}`]: { key: error.key } } });
      }
      const missing = await missingPrize(staff.brandId, content);
      if (missing !== null)
        return fail('invalid_input', { fields: { [`content.${missing}`]: { key: 'field_format' } } });
      const isWritten = await database.transaction().execute(async (transaction) => {
        const of = { brandId: staff.brandId, ...params, version, content, by: staff.username };
        const state = await writeVersion(transaction, of);
        if (state === null) return false;
        // Nobody sees a draft.
        if (state === 'live') await deps.promotions.publish(transaction, staff.brandId, params.campaignId, content);
        const deed = { act: 'writeCampaign', subject: `campaign:${params.campaignId}`, reason, after: content };
        await runStatement(transaction, auditStatement({ staff, ip }, deed));
        return true;
      });
      return isWritten ? ok({ version: version + 1 }) : fail('already_decided');
    },
    staffCampaignState: async ({ staff, ip, params, body }) => {
      const { to, reason } = body;
      const from = to === 'live' ? 'draft' : 'live';
      const moved = await database.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ content: CampaignContent }>`
          update campaigns c set state = ${to}, changed_by = ${staff.username}, changed_at = ${clock.now()}
          from campaign_versions v
          where c.brand_id = ${staff.brandId} and c.id = ${params.campaignId} and c.state = ${from}
            and v.brand_id = c.brand_id and v.campaign_id = c.id and v.version = c.version
          returning v.content`.execute(transaction);
        const [row] = rows;
        if (!row) return false;
        if (to === 'live') await deps.promotions.publish(transaction, staff.brandId, params.campaignId, row.content);
        else await deps.promotions.withdraw(transaction, staff.brandId, params.campaignId);
        const deed = { act: 'moveCampaign', subject: `campaign:${params.campaignId}`, reason, before: from, after: to };
        await runStatement(transaction, auditStatement({ staff, ip }, deed));
        return true;
      });
      if (moved) return ok({ state: to });
      const { rows } =
        await sql`select 1 from campaigns where brand_id = ${staff.brandId} and id = ${params.campaignId}`.execute(
          database,
        );
      return fail(rows.length === 0 ? 'not_found' : 'already_decided');
    },
    staffCampaignTry: async ({ brand, body }) => {
      try {
        checkContent(body.content, brand.currency.exponent);
        return ok(await simulate(brand, body.content, minorAt('deposit', body.deposit, brand.currency.exponent)));
      } catch (error) {
        if (!(error instanceof SettingsFault)) throw error;
        const field = error.field === 'deposit' ? 'deposit' : `content.${error.field}`;
        return fail('invalid_input', { fields: { [field]: { key: error.key } } });
      }
    },
  };
}
