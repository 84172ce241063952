import type { ActivityStatus } from '@baize/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { takeLock } from '../../../platform/database/named-locks.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { ofSameDevice, ofSamePayee } from '../sharing.ts';
import type { RewardBrand } from '../vip/bonuses.ts';
import type { createFollowing } from './following.ts';
import { type Campaign, entriesOf, liveCampaigns } from './rows.ts';
import { nextCycle } from './rules.ts';

export interface Wish {
  memberId: string;
  brand: RewardBrand;
  promotionId: string;
  code?: string;
  /** Of the trigger `deposit`: the order that it was chosen with. */
  depositOrderId?: string;
  application?: { comment: string; messagingNumber: string };
}

type Joined = Result<
  { campaign: Campaign; entryId: string },
  | 'not_found'
  | 'not_eligible'
  | 'bonuses_blocked'
  | 'offer_shared'
  | 'limit_reached'
  | 'already_decided'
  | 'messaging_id_missing'
  | 'invalid_input'
>;

type Written = 'written' | 'taken' | 'shared' | 'blocked';

const refusals = { taken: 'already_decided', shared: 'offer_shared', blocked: 'bonuses_blocked' } as const;

/** Whether a campaign is open to a member whatever he wants of it. */
export async function isEligible(
  { database }: Pick<RewardDependencies, 'database'>,
  memberId: string,
  { content }: Pick<Campaign, 'content'>,
): Promise<boolean> {
  const { rows } = await sql<{ level: number; registeredAt: Date; isBlocked: boolean }>`
    select coalesce(s.level, 0) as level, m.registered_at as "registeredAt", coalesce(m.blocked_at, m.bonuses_blocked_at) is not null as "isBlocked"
    from members m left join vip_standings s on s.member_id = m.id where m.id = ${memberId} and m.type <> 4`.execute(
    database,
  );
  const [row] = rows;
  if (!row || row.isBlocked || row.level < content.minLevel) return false;
  return content.trigger !== 'registration' || row.registeredAt >= new Date(content.startsAt);
}

/** Whether somebody else with the same device or payout account has a campaign that says so; who was refused has nothing. */
export async function isShared(
  { database }: Pick<RewardDependencies, 'database'>,
  memberId: string,
  { id, brandId, content }: Pick<Campaign, 'id' | 'brandId' | 'content'>,
): Promise<boolean> {
  if (!isLimited(content)) return false;
  const self = sql`${memberId}::uuid`;
  const { rows } = await sql`
    select 1 from campaign_entries e
    where e.brand_id = ${brandId} and e.campaign_id = ${id} and e.member_id <> ${memberId} and e.state <> 'rejected'
      and (${content.onePerDevice ? sql`e.member_id in (${ofSameDevice(self)})` : sql`false`}
        or ${content.onePerPayee ? sql`e.member_id in (${ofSamePayee(self)})` : sql`false`}) limit 1`.execute(database);
  return rows.length > 0;
}

const isLimited = ({ onePerDevice, onePerPayee }: Campaign['content']) => onePerDevice || onePerPayee;

/** A member joins a campaign, or applies for its reward; once in each cycle. */
export function createJoining(deps: RewardDependencies, follow: ReturnType<typeof createFollowing>) {
  const { database, clock, newId, secretBox } = deps;

  /** Staff or a risk rule keeps the member from every promotion; rules see first what he did just now. */
  const areBonusesBlocked = async ({ memberId, brand }: Wish): Promise<boolean> => {
    await deps.blockByRiskRules({ brandId: brand.id, memberId, currencyCode: brand.currencyCode });
    const { rows } = await sql`select from members where id = ${memberId} and bonuses_blocked_at is not null`.execute(
      database,
    );
    return rows.length > 0;
  };

  /** Why the wish cannot be; null: it can. */
  const barOf = async (wish: Wish, campaign: Campaign): Promise<Joined | null> => {
    const { content } = campaign;
    const now = clock.now();
    if (await areBonusesBlocked(wish)) return fail('bonuses_blocked');
    const isOpen = now >= new Date(content.startsAt) && (content.endsAt === null || now < new Date(content.endsAt));
    if (!isOpen || !(await isEligible(deps, wish.memberId, { content }))) return fail('not_eligible');
    const isApplication = wish.application !== undefined;
    if (isApplication !== (content.approval === 'application')) return fail('not_eligible');
    if (content.trigger === 'code' && wish.code?.trim().toLowerCase() !== content.code.toLowerCase())
      return fail('not_eligible');
    if (content.trigger === 'staff' && !isApplication) return fail('not_eligible');
    return wish.application ? barOfApplication(wish.memberId, wish.application, content) : null;
  };

  const barOfApplication = async (
    memberId: string,
    { comment, messagingNumber }: NonNullable<Wish['application']>,
    content: Campaign['content'],
  ): Promise<Joined | null> => {
    if (content.messagingApp !== null && messagingNumber.trim() === '') return fail('messaging_id_missing');
    if (content.needsComment && comment.trim() === '')
      return fail('invalid_input', { fields: { comment: { key: 'not_empty' } } });
    if (!content.needsImages) return null;
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from campaign_proofs where member_id = ${memberId} and entry_id is null`.execute(
      database,
    );
    return rows[0]?.count === 0 ? fail('invalid_input', { fields: { images: { key: 'not_empty' } } }) : null;
  };

  /** What may have come up since `barOf`, until the transaction ends. */
  const barWithin = async (
    transaction: DatabaseTransaction,
    memberId: string,
    campaign: Campaign,
  ): Promise<'blocked' | 'shared' | null> => {
    // A block that comes from here on waits until the entry is there.
    const { rows } = await sql`
      select from members where id = ${memberId} and bonuses_blocked_at is null for share`.execute(transaction);
    if (rows.length === 0) return 'blocked';
    // Of several who share a device or a payout account each sees who came before.
    if (isLimited(campaign.content)) await takeLock(transaction, `joins of ${campaign.id}`);
    return (await isShared({ database: transaction }, memberId, campaign)) ? 'shared' : null;
  };

  const insert = async (wish: Wish, campaign: Campaign, cycle: string, entryId: string): Promise<Written> => {
    const { memberId, application } = wish;
    const now = clock.now();
    const number = application?.messagingNumber.trim() ?? '';
    const sealed = number === '' ? null : await secretBox.seal(number);
    return database.transaction().execute(async (transaction) => {
      const bar = await barWithin(transaction, memberId, campaign);
      if (bar) return bar;
      const written = await sql`
        insert into campaign_entries (member_id, id, brand_id, campaign_id, version, cycle, state, deposit_order_id, comment, sealed_number,
          joined_at, applied_at)
        values (${memberId}, ${entryId}, ${wish.brand.id}, ${campaign.id}, ${campaign.version}, ${cycle},
          ${application ? 'applying' : 'joined'}, ${wish.depositOrderId ?? null}, ${application?.comment.trim() ?? ''}, ${sealed},
          ${now}, ${application ? now : null}) on conflict do nothing`.execute(transaction);
      if (written.numAffectedRows !== 1n) return 'taken';
      if (application)
        await sql`update campaign_proofs set entry_id = ${entryId} where member_id = ${memberId} and entry_id is null`.execute(
          transaction,
        );
      return 'written';
    });
  };

  return async (wish: Wish): Promise<Result<ActivityStatus, Extract<Joined, { ok: false }>['message']>> => {
    const campaign = (await liveCampaigns(database, wish.brand.id)).find(({ id }) => id === wish.promotionId);
    if (!campaign) return fail('not_found');
    const bar = await barOf(wish, campaign);
    if (bar && !bar.ok) return bar;
    const { timeZone } = await deps.brands.settingsOf(wish.brand.id);
    const own = (await entriesOf(database, wish.memberId)).filter(({ campaignId }) => campaignId === campaign.id);
    if (own.some(({ state }) => state === 'joined' || state === 'applying')) return fail('already_decided');
    const cycle = nextCycle(campaign.content, own, clock.now(), timeZone);
    if (cycle === null) return fail('limit_reached');
    const written = await insert(wish, campaign, cycle, newId());
    if (written !== 'written') return fail(refusals[written]);
    await follow.member(wish.brand, wish.memberId);
    const [entry] = (await entriesOf(database, wish.memberId)).filter(({ campaignId }) => campaignId === campaign.id);
    if (entry?.state === 'applying') return ok('applying');
    return ok(entry?.state === 'rewarded' ? 'claim' : 'signed');
  };
}
export type Joining = ReturnType<typeof createJoining>;
