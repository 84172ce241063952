import { isCounted } from '@baize/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { giveStatement } from '../granting/give.ts';
import { takePrize } from '../granting/prizes.ts';
import { minorAt } from '../settings/amounts.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import { nameIn, runStatement, runStatements } from '../statements.ts';
import type { RewardBrand } from '../vip/bonuses.ts';
import type { Campaign, Entry } from './rows.ts';
import { rewardMinor, termsOf } from './rules.ts';

const dayMs = 86_400_000;

export type Given = 'given' | 'alreadyDecided' | 'noBudget' | 'nothing';

/** What of a campaign's rewards costs money; points, goods and tickets are counted in pieces. */
export const spentMinor = (brandId: string, campaignId: string) => sql<string>`coalesce((
  select sum(r.amount_minor)::text from rewards r where r.brand_id = ${brandId} and r.subject = ${campaignId}
    and r.payout in ('cash', 'bonus') and r.state in ('claimable', 'claimed')), '0')`;

/** Puts the reward of an entry before its member, within the campaign's budget; an entry is decided once. */
export function createGiving(
  deps: Pick<RewardDependencies, 'clock' | 'newId' | 'notify'>,
  settings: RewardSettingsStore,
) {
  const hasBudget = async (transaction: DatabaseTransaction, campaign: Campaign, minor: bigint, exponent: number) => {
    const { budget, payout } = campaign.content;
    if (budget === null || isCounted(payout)) return true;
    // Of several at a time each sees what the one before spent.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`campaign ${campaign.id}`}, 0))`.execute(transaction);
    const { rows } = await sql<{ spent: string }>`select ${spentMinor(campaign.brandId, campaign.id)} as spent`.execute(
      transaction,
    );
    return BigInt(rows[0]?.spent ?? 0) + minor <= minorAt('budget', budget, exponent);
  };

  return async (
    transaction: DatabaseTransaction,
    brand: RewardBrand,
    campaign: Campaign,
    entry: Pick<Entry, 'id' | 'memberId' | 'cycle' | 'state'>,
    of: { baseMinor: bigint; amountMinor?: bigint | undefined; decidedBy: string },
  ): Promise<Given> => {
    const { content } = campaign;
    const { memberId } = entry;
    const amountMinor = of.amountMinor ?? rewardMinor(content, of.baseMinor, brand.exponent);
    if (amountMinor <= 0n) return 'nothing';
    if (!(await hasBudget(transaction, campaign, amountMinor, brand.exponent))) return 'noBudget';
    const now = deps.clock.now();
    const rewardId = deps.newId();
    const taken = await prizeOf(transaction, campaign, entry, amountMinor, now);
    if (typeof taken === 'string') return taken;
    const decided = await sql`
      update campaign_entries set state = 'rewarded', reward_id = ${rewardId}, reward_minor = ${amountMinor},
        base_minor = ${of.baseMinor}, decided_at = ${now}, decided_by = ${of.decidedBy}
      where member_id = ${memberId} and id = ${entry.id} and state = ${entry.state}`.execute(transaction);
    if (decided.numAffectedRows !== 1n) return 'alreadyDecided';
    const names = Object.fromEntries(
      Object.entries(content.texts).map(([locale, text]) => [locale, text?.title ?? '']),
    );
    const wagering = await settings.of(brand.id, 'wagering');
    const claimedBy = new Date(now.getTime() + content.claimDays * dayMs);
    const expiresAt = taken?.until && taken.until < claimedBy ? taken.until : claimedBy;
    const { payout } = content;
    await runStatement(
      transaction,
      giveStatement({
        ...{ memberId, id: rewardId, brandId: brand.id, source: 'campaign', payout, names, amountMinor },
        reference: `${campaign.id}/${entry.cycle}`,
        subject: campaign.id,
        prize: taken?.prize ?? null,
        currencyCode: brand.currencyCode,
        terms: payout === 'bonus' ? termsOf(content, of.baseMinor, wagering, brand.exponent) : null,
        givenAt: now,
        expiresAt,
      }),
    );
    const notice = { memberId, reference: entry.id, name: nameIn(names, 'TY'), until: expiresAt };
    const kind = content.approval === 'application' ? 'promotionApproved' : 'rewardGiven';
    await runStatements(transaction, deps.notify({ ...notice, kind }));
    return 'given';
  };
}
/** The goods or the raffle that an entry comes to; null: it comes to money or points. */
async function prizeOf(
  transaction: DatabaseTransaction,
  { brandId, content }: Campaign,
  entry: Pick<Entry, 'memberId' | 'id' | 'state'>,
  count: bigint,
  now: Date,
) {
  if (content.payout !== 'goods' && content.payout !== 'tickets') return null;
  // Decided by somebody else meanwhile, it may take nothing from the stock.
  if (!(await isStill(transaction, entry))) return 'alreadyDecided';
  return (await takePrize(transaction, brandId, content, count, now)) ?? 'noBudget';
}

async function isStill(
  transaction: DatabaseTransaction,
  { memberId, id, state }: Pick<Entry, 'memberId' | 'id' | 'state'>,
): Promise<boolean> {
  const { rows } = await sql`select 1 from campaign_entries
    where member_id = ${memberId} and id = ${id} and state = ${state} for update`.execute(transaction);
  return rows.length > 0;
}
export type Giving = ReturnType<typeof createGiving>;
