import type { CampaignContent, GameType } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { ppm, ratio, requiredTurnover } from '@baize/rewards';
import { sql } from 'kysely';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { minorAt, percentOfPpm } from '../settings/amounts.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import { isDepositNumber } from './counting.ts';
import { rewardMinor, termsOf } from './rules.ts';

const monthMs = 30 * 86_400_000;
const hundredthsPpm = 100n;

/** What an offer is worth and costs, before it goes live: by the games' own returns, and by last month's deposits. */
export function createSimulation(
  { database, clock }: Pick<RewardDependencies, 'database' | 'clock'>,
  settings: RewardSettingsStore,
) {
  const edgesOf = async (brandId: string) => {
    const { rows } = await sql<{ gameType: GameType; edgeHundredths: number }>`
      select g.game_type as "gameType", round(10000 - avg(g.rtp_hundredths))::int as "edgeHundredths"
      from games g join brand_games b on b.game_id = g.id
      where b.brand_id = ${brandId} and g.rtp_hundredths is not null group by 1 order by 1`.execute(database);
    return rows;
  };

  const lastMonth = async (brand: RequestBrand, content: CampaignContent) => {
    if (content.trigger !== 'deposit') return { count: 0, givenMinor: 0n };
    const { exponent } = brand.currency;
    const { rows } = await sql<{ amountMinor: bigint }>`
      select d.amount_minor as "amountMinor" from deposits d
      where d.brand_id = ${brand.id} and d.created_at >= ${new Date(clock.now().getTime() - monthMs)}
        and d.amount_minor >= ${minorAt('minAmount', content.minAmount, exponent)}
        and ${isDepositNumber(content.depositNumber)}`.execute(database);
    const givenMinor = rows.reduce((sum, { amountMinor }) => sum + rewardMinor(content, amountMinor, exponent), 0n);
    return { count: rows.length, givenMinor };
  };

  return async (brand: RequestBrand, content: CampaignContent, depositMinor: bigint) => {
    const { exponent } = brand.currency;
    const bonusMinor = rewardMinor(content, depositMinor, exponent);
    const terms = termsOf(content, depositMinor, await settings.of(brand.id, 'wagering'), exponent);
    const isBonus = content.payout === 'bonus';
    const requiredMinor = isBonus
      ? requiredTurnover({
          base: terms.base,
          depositMinor: BigInt(terms.depositMinor),
          bonusMinor,
          multiplePpm: BigInt(terms.multiplePpm),
        })
      : 0n;
    const amount = (minor: bigint) => shownAmount(minor, exponent);
    const { count, givenMinor } = await lastMonth(brand, content);
    const lines = (await edgesOf(brand.id)).flatMap(({ gameType, edgeHundredths }) => {
      const weightPpm = BigInt(terms.weightsPpm[gameType] ?? 0);
      if (isBonus && weightPpm === 0n) return [];
      const edgePpm = BigInt(edgeHundredths) * hundredthsPpm;
      const turnoverMinor = isBonus ? (requiredMinor * ppm) / weightPpm : 0n;
      const costMinor = ratio(turnoverMinor, edgePpm);
      return [
        {
          gameType,
          edgePercent: percentOfPpm(edgePpm),
          expectedCost: amount(costMinor),
          worth: amount(bonusMinor - costMinor),
        },
      ];
    });
    return {
      bonus: amount(bonusMinor),
      required: amount(requiredMinor),
      lines,
      lastMonth: { count, given: amount(givenMinor) },
    };
  };
}
