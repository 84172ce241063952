import { sql } from 'kysely';
import { allBrands } from '../brands.ts';
import type { RewardDependencies } from '../dependencies.ts';
import type { RewardBrand } from '../vip/bonuses.ts';
import { count } from './counting.ts';
import type { Giving } from './giving.ts';
import { type Campaign, campaignAt, type Entry, entryColumns } from './rows.ts';
import { stretchOf } from './rules.ts';

const atOnce = 500;
/** Entries that are looked at together: few enough that members' own calls find a connection. */
const together = 4;

/** Looks at entries that wait for what their campaign counts, and gives the reward when it is there. */
export function createFollowing(deps: Pick<RewardDependencies, 'database' | 'clock' | 'brands'>, give: Giving) {
  const { database, clock } = deps;

  const waiting = async (brandId: string, where: ReturnType<typeof sql>): Promise<Entry[]> => {
    const { rows } = await sql<Entry>`
      select ${entryColumns} from campaign_entries e
      where e.brand_id = ${brandId} and e.state = 'joined' and ${where} order by e.joined_at, e.id limit ${atOnce}`.execute(
      database,
    );
    return rows;
  };

  const followOne = async (brand: RewardBrand, entry: Entry, versions: Map<string, Campaign>, zone: string) => {
    const key = `${entry.campaignId}/${entry.version}`;
    const campaign = versions.get(key) ?? (await campaignAt(database, entry));
    versions.set(key, campaign);
    const question = { entry, campaign, zone, now: clock.now(), exponent: brand.exponent };
    const { value, isMet } = await count(database, question);
    if (isMet) {
      await database
        .transaction()
        .execute((transaction) => give(transaction, brand, campaign, entry, { baseMinor: value, decidedBy: 'system' }));
      return;
    }
    const { end } = stretchOf(campaign.content, entry.cycle, zone);
    if (end === null || end > clock.now()) return;
    // Its time is over and it came to nothing.
    await sql`update campaign_entries set state = 'rejected', decided_at = ${clock.now()}, decided_by = 'system'
      where member_id = ${entry.memberId} and id = ${entry.id} and state = 'joined'`.execute(database);
  };

  const followAll = async (brand: RewardBrand, entries: readonly Entry[]) => {
    if (entries.length === 0) return;
    const { timeZone } = await deps.brands.settingsOf(brand.id);
    const versions = new Map<string, Campaign>();
    for (let at = 0; at < entries.length; at += together)
      await Promise.all(entries.slice(at, at + together).map((entry) => followOne(brand, entry, versions, timeZone)));
  };

  return {
    /** Of one member, when he looks. */
    member: async (brand: RewardBrand, memberId: string): Promise<void> =>
      followAll(brand, await waiting(brand.id, sql`e.member_id = ${memberId}`)),

    /** Of everybody. */
    work: async (): Promise<void> => {
      for (const brand of await allBrands(database)) {
        for (let after: Entry | null = null; ; ) {
          const from: ReturnType<typeof sql> = after
            ? sql`(e.joined_at, e.id) > (${after.joinedAt}, ${after.id})`
            : sql`true`;
          const entries: Entry[] = await waiting(brand.id, from);
          await followAll(brand, entries);
          after = entries.at(-1) ?? null;
          if (after === null) break;
        }
      }
    },
  };
}
export type Following = ReturnType<typeof createFollowing>;
