import { type CampaignContent, isCounted } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { sql } from 'kysely';
import { beginningWith, selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { brandById } from '../brands.ts';
import type { RewardDependencies, StaffCaller } from '../dependencies.ts';
import { minorAt, SettingsFault } from '../settings/amounts.ts';
import { nameIn, runStatement, runStatements } from '../statements.ts';
import { count } from './counting.ts';
import type { Giving } from './giving.ts';
import type { PromotionProofs } from './proofs.ts';
import { campaignAt, type Entry, entryColumns } from './rows.ts';
import { largestRewardMinor, rewardMinor } from './rules.ts';

interface Row {
  entryId: string;
  memberId: string;
  memberName: string;
  campaignId: string;
  content: CampaignContent;
  state: 'applying' | 'rewarded' | 'rejected';
  comment: string;
  sealedNumber: string | null;
  proofIds: string[];
  rewardMinor: string | null;
  reason: string;
  appliedAt: Date;
  decidedAt: Date | null;
  cycle: string;
  joinedAt: Date;
  depositOrderId: string | null;
}

const shownState = { applying: 'applying', rewarded: 'approved', rejected: 'rejected' } as const;
const keptState = { applying: 'applying', approved: 'rewarded', rejected: 'rejected' } as const;

/** Applications for rewards of campaigns, and the decision about each. */
export function applicationStaffRoutes(
  deps: RewardDependencies,
  parts: { give: Giving; proofs: PromotionProofs },
): HandlersOf<'staffPromotionApplications' | 'staffPromotionDecide' | 'staffPromotionProof'> {
  const { database, clock, secretBox } = deps;

  const entryOf = async (brandId: string, entryId: string): Promise<Entry | null> => {
    const { rows } = await sql<Entry>`
      select ${entryColumns} from campaign_entries e where e.brand_id = ${brandId} and e.id = ${entryId} and e.applied_at is not null`.execute(
      database,
    );
    return rows[0] ?? null;
  };

  const shownApplication = async (row: Row, { zone, exponent }: { zone: string; exponent: number }) => {
    const { content, sealedNumber, rewardMinor: given, state } = row;
    const { value } =
      state === 'applying'
        ? await count(database, {
            entry: { ...row, id: row.entryId },
            campaign: { content },
            zone,
            exponent,
            now: clock.now(),
          })
        : { value: 0n };
    const decimals = isCounted(content.payout) ? 0 : exponent;
    return {
      entryId: row.entryId,
      memberId: row.memberId,
      memberName: row.memberName,
      campaignId: row.campaignId,
      comment: row.comment,
      proofIds: row.proofIds,
      reason: row.reason,
      title: content.texts.TY?.title ?? '',
      state: shownState[state],
      messagingNumber: sealedNumber === null ? '' : await secretBox.open(sealedNumber),
      payout: content.payout,
      reward: shownAmount(given === null ? rewardMinor(content, value, exponent) : BigInt(given), decimals),
      largestReward: shownAmount(largestRewardMinor(content, value, exponent), decimals),
      appliedAt: row.appliedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
    };
  };

  const refuse = (caller: StaffCaller, entry: Entry, reason: string, title: string) =>
    database.transaction().execute(async (transaction) => {
      const decided = await sql`
        update campaign_entries set state = 'rejected', reason = ${reason}, decided_at = ${clock.now()}, decided_by = ${caller.staff.username}
        where member_id = ${entry.memberId} and id = ${entry.id} and state = 'applying'`.execute(transaction);
      if (decided.numAffectedRows !== 1n) return false;
      const { memberId, id: reference } = entry;
      await runStatements(
        transaction,
        deps.notify({ memberId, reference, kind: 'promotionRejected', name: title, reason }),
      );
      await runStatement(transaction, deps.auditStatement(caller, deedOf(entry, 'rejected', reason)));
      return true;
    });

  return {
    staffPromotionApplications: async (request) => {
      const { brand, staff, data } = request;
      await deps.noteReading(request, { kind: 'staff_read_list', subject: `applications:${data.state}:${data.page}` });
      const state = data.state === 'all' ? sql`` : sql`and e.state = ${keptState[data.state]}`;
      const named =
        data.search === undefined ? sql`` : sql`and lower(m.username) like ${beginningWith(data.search.toLowerCase())}`;
      const { rows, total } = await selectPage<Row, 'appliedAt'>(
        database,
        {
          columns: sql`e.id as "entryId", e.member_id as "memberId", m.username as "memberName", e.campaign_id as "campaignId", v.content,
            e.state, e.comment, e.sealed_number as "sealedNumber", e.reward_minor::text as "rewardMinor", e.reason,
            e.applied_at as "appliedAt", e.decided_at as "decidedAt", e.cycle, e.joined_at as "joinedAt",
            e.deposit_order_id as "depositOrderId",
            array(select p.id::text from campaign_proofs p where p.member_id = e.member_id and p.entry_id = e.id order by p.created_at) as "proofIds"`,
          from: sql`campaign_entries e join members m on m.id = e.member_id
            join campaign_versions v on v.brand_id = e.brand_id and v.campaign_id = e.campaign_id and v.version = e.version`,
          where: sql`e.brand_id = ${staff.brandId} and e.applied_at is not null and e.state <> 'joined' ${state} ${named}`,
          sorts: { appliedAt: sql`e.applied_at` },
          tieBreak: sql`e.id`,
        },
        data,
      );
      const { exponent } = brand.currency;
      const { timeZone: zone } = await deps.brands.settingsOf(staff.brandId);
      return ok({ rows: await Promise.all(rows.map((row) => shownApplication(row, { zone, exponent }))), total });
    },
    staffPromotionDecide: async ({ brand, staff, ip, params, body }) => {
      const entry = await entryOf(staff.brandId, params.entryId);
      if (!entry) return fail('not_found');
      if (entry.state !== 'applying') return fail('already_decided');
      const campaign = await campaignAt(database, entry);
      const titles = Object.entries(campaign.content.texts).map(([locale, text]) => [locale, text?.title ?? '']);
      const title = nameIn(Object.fromEntries(titles), 'TY');
      if (body.to === 'rejected')
        return (await refuse({ staff, ip }, entry, body.reason, title))
          ? ok({ state: 'rejected' })
          : fail('already_decided');
      const { exponent } = brand.currency;
      const { timeZone: zone } = await deps.brands.settingsOf(staff.brandId);
      const { value } = await count(database, { entry, campaign, zone, exponent, now: clock.now() });
      const other = otherReward(body.reward, campaign.content, value, exponent);
      if (!other.ok) return other;
      const rewardBrand = await brandById(database, staff.brandId);
      const given = await database.transaction().execute(async (transaction) => {
        const outcome = await parts.give(transaction, rewardBrand, campaign, entry, {
          ...{ baseMinor: value, amountMinor: other.value, decidedBy: staff.username },
        });
        if (outcome === 'given')
          await runStatement(transaction, deps.auditStatement({ staff, ip }, deedOf(entry, 'approved', body.reason)));
        return outcome;
      });
      if (given === 'given') return ok({ state: 'approved' });
      return fail(given === 'noBudget' || given === 'nothing' ? 'limit_reached' : 'already_decided');
    },
    staffPromotionProof: async (request) => {
      const { entryId, proofId } = request.params;
      const webp = await parts.proofs.picture(request.staff.brandId, entryId, proofId);
      if (!webp) return fail('not_found');
      await deps.noteReading(request, { kind: 'staff_read_list', subject: `proof:${proofId}` });
      return ok({ image: `data:image/webp;base64,${webp.toString('base64')}` });
    },
  };
}

const deedOf = (entry: Entry, after: 'approved' | 'rejected', reason: string) => ({
  act: 'decidePromotion',
  subject: `entry:${entry.id}`,
  reason,
  before: 'applying',
  after,
});

function otherReward(typed: string | undefined, content: CampaignContent, baseMinor: bigint, exponent: number) {
  if (typed === undefined) return ok(undefined);
  try {
    const minor = minorAt('reward', typed, isCounted(content.payout) ? 0 : exponent);
    if (minor <= largestRewardMinor(content, baseMinor, exponent)) return ok(minor);
    return fail('invalid_input', { fields: { reward: { key: 'reward_above_maximum' } } });
  } catch (error) {
    if (!(error instanceof SettingsFault)) throw error;
    return fail('invalid_input', { fields: { reward: { key: error.key } } });
  }
}
