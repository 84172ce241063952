import type { RewardSettings } from '@baize/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Tools } from './brand.ts';

const levels = [
  ['V0', '0', '0', '0', '0', '0.2', '0.1'],
  ['V1', '20000', '1000', '2000', '18', '0.3', '0.15'],
  ['V2', '100000', '5000', '10000', '58', '0.4', '0.2'],
  ['V3', '500000', '20000', '40000', '188', '0.5', '0.25'],
  ['V4', '2000000', '80000', '150000', '588', '0.6', '0.3'],
  ['V5', '8000000', '300000', '500000', '1888', '0.8', '0.4'],
  ['V6', '30000000', '1000000', '1500000', '5888', '1', '0.5'],
] as const;

const settings: readonly RewardSettings[] = [
  {
    kind: 'vip',
    enabled: true,
    claimDays: 14,
    levels: levels.map(([name, turnover, deposit, keepTurnover, upgradeBonus, RNG, LIVE], index) => ({
      ...{ name, turnover, deposit, keepTurnover, upgradeBonus },
      weeklyBonus: index < 2 ? '0' : String(index * 8),
      monthlyBonus: index < 3 ? '0' : String(index * 28),
      birthdayBonus: index === 0 ? '0' : String(index * 18),
      rebates: { RNG, LIVE, FISH: RNG, SPORTS: LIVE, ESPORTS: LIVE },
    })),
  },
  {
    kind: 'points',
    enabled: true,
    perTurnover: '100',
    weights: { RNG: '100', FISH: '100', PVP: '50', LIVE: '30', SPORTS: '50', ESPORTS: '50', LOTT: '20', ELOTT: '20' },
    pointsPerUnit: 100,
    minConvert: 100,
  },
  { kind: 'rebate', enabled: true, period: 'D', minimum: '1' },
];

const goods = [
  { name: 'Baize cap', picture: '/art/scenes/welcome.webp', points: 2_500, stock: 40, cashMinor: null },
  { name: 'Card deck in a tin', picture: '/art/categories/live.webp', points: 1_200, stock: 100, cashMinor: null },
  { name: 'Cash voucher 10', picture: '/art/categories/rng.webp', points: 1_000, stock: 500, cashMinor: 1_000 },
  { name: 'Cash voucher 50', picture: '/art/categories/sports.webp', points: 4_800, stock: 200, cashMinor: 5_000 },
];

/** What the demo brand gives beside wins: its ladder, points, rebates and the mall’s goods. */
export async function seedRewards(
  transaction: DatabaseTransaction,
  { clock, newId }: Tools,
  brandId: string,
): Promise<void> {
  const now = clock.now();
  for (const content of settings) {
    await sql`insert into reward_settings (brand_id, kind, version, content, changed_by, changed_at)
      values (${brandId}, ${content.kind}, 1, ${JSON.stringify(content)}::jsonb, 'demo', ${now})`.execute(transaction);
  }
  for (const [position, { name, picture, points, stock, cashMinor }] of goods.entries()) {
    await sql`insert into mall_goods (brand_id, id, kind, names, picture_url, points, cash_minor, stock, is_offered, position, version, changed_at)
      values (${brandId}, ${newId()}, ${cashMinor === null ? 'goods' : 'cash'}, ${JSON.stringify({ TY: name })}::jsonb, ${picture},
        ${points}, ${cashMinor}, ${stock}, true, ${position}, 1, ${now})`.execute(transaction);
  }
}
