import { isCounted } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { requiredTurnover } from '@baize/rewards';
import { sql } from 'kysely';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { shownRounds } from '../points/goods-content.ts';
import { nameIn } from '../statements.ts';
import type { RewardBrand } from '../vip/bonuses.ts';
import type { Claiming } from './claim.ts';
import { playableRounds } from './playable-rounds.ts';
import { type RewardJson, type RewardRow, rewardJson, rewardOf } from './rows.ts';

const columns = sql.raw(rewardJson);

/** The reward centre: everything that can be claimed in one place, and what became of the rest. */
export function rewardRoutes(
  deps: Pick<RewardDependencies, 'database' | 'clock' | 'ledger' | 'freeRounds'>,
  claiming: Claiming,
  /** Gives what is due by the day alone, such as a birthday's bonus. */
  giveDue: (memberId: string, brand: RewardBrand) => Promise<void>,
): HandlersOf<'rewardList' | 'claimRewards'> {
  const { database, clock, ledger } = deps;
  const rewardsOf = async (memberId: string, where: ReturnType<typeof sql>): Promise<RewardRow[]> => {
    const { rows } = await sql<{ reward: RewardJson }>`
      select ${columns} as reward from rewards r where r.member_id = ${memberId} and ${where}`.execute(database);
    return rows.map(({ reward }) => rewardOf(reward));
  };

  return {
    rewardList: async ({ member, brand, data }) => {
      const { exponent, code: currencyCode } = brand.currency;
      await giveDue(member.id, { id: brand.id, exponent, currencyCode });
      const now = clock.now();
      const { pageNo, pageSize, language } = data;
      const [freeRounds, claimable, past, counted] = await Promise.all([
        playableRounds(deps, member.id, language, exponent),
        rewardsOf(member.id, sql`r.state = 'claimable' and r.expires_at > ${now} order by r.expires_at, r.id`),
        rewardsOf(
          member.id,
          sql`(r.state <> 'claimable' or r.expires_at <= ${now}) order by r.given_at desc, r.id
            limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int`,
        ),
        sql<{ total: number }>`select count(*)::int as total from rewards r where r.member_id = ${member.id}
          and (r.state <> 'claimable' or r.expires_at <= ${now})`.execute(database),
      ]);
      const total = counted.rows[0]?.total ?? 0;
      const shown = (row: RewardRow) => shownReward(row, exponent, language, now);
      return ok({
        claimable: claimable.map(shown),
        past: past.map(shown),
        freeRounds,
        total,
        totalPages: Math.ceil(total / pageSize),
        serverTime: now.toISOString(),
      });
    },
    claimRewards: async ({ member, brand, body }) => {
      const results: { rewardId: string; message: string }[] = [];
      for (const rewardId of new Set(body.rewardIds)) {
        const claimed = await claiming.claim(member.id, rewardId, body.address.trim());
        results.push({ rewardId, message: claimed.ok ? '' : claimed.message });
      }
      const balance = await ledger.balanceOf(member.id);
      return ok({ results, sumBalance: shownAmount(balance?.cashMinor ?? 0n, brand.currency.exponent) });
    },
  };
}

function shownReward(row: RewardRow, exponent: number, language: string, now: Date) {
  const { id: rewardId, source, payout, amountMinor, terms, givenAt, expiresAt, decidedAt } = row;
  const isOver = row.state === 'claimable' && expiresAt <= now;
  const wageringMinor =
    terms &&
    requiredTurnover({
      base: terms.base,
      depositMinor: BigInt(terms.depositMinor),
      bonusMinor: amountMinor,
      multiplePpm: BigInt(terms.multiplePpm),
    });
  return {
    rewardId,
    source,
    title: nameIn(row.names, language),
    payout,
    prizeName: nameIn(row.prize?.names ?? {}, language),
    freeRounds: row.prize?.freeRounds ? shownRounds(row.prize.freeRounds, exponent) : null,
    amount: shownAmount(amountMinor, isCounted(payout) ? 0 : exponent),
    wagering: wageringMinor === null ? null : shownAmount(wageringMinor, exponent),
    state: isOver ? ('expired' as const) : row.state,
    givenAt: givenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    decidedAt: (isOver ? expiresAt : decidedAt)?.toISOString() ?? null,
  };
}
