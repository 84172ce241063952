import type { CampaignContent, MissionCounter, PeriodCode, RewardSettings } from '@baize/contract';
import { sql } from 'kysely';
import { addPromotion } from '../modules/content/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Tools } from './brand.ts';
import { depositBonusTexts, firstCoinsTexts, namesOf } from './reward-texts.ts';

const levels = [
  ['V0', '0', '0', '0', '0', '0.2', '0.1'],
  ['V1', '20000', '1000', '2000', '18', '0.3', '0.15'],
  ['V2', '100000', '5000', '10000', '58', '0.4', '0.2'],
  ['V3', '500000', '20000', '40000', '188', '0.5', '0.25'],
  ['V4', '2000000', '80000', '150000', '588', '0.6', '0.3'],
  ['V5', '8000000', '300000', '500000', '1888', '0.8', '0.4'],
  ['V6', '30000000', '1000000', '1500000', '5888', '1', '0.5'],
] as const;

const mission = (
  missionId: string,
  name: string,
  counter: MissionCounter,
  period: PeriodCode,
  target: string,
  prize: string,
) => ({ missionId, names: namesOf(name), counter, period, target, payout: 'cash' as const, prize });

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
  {
    kind: 'missions',
    missions: [
      mission('3f3b6c1e-3d0c-4a8e-8a41-6c1f0d5a7b01', 'Five wins in a day', 'wins', 'D', '5', '2'),
      mission('3f3b6c1e-3d0c-4a8e-8a41-6c1f0d5a7b02', 'A day’s turnover of 500', 'turnover', 'D', '500', '5'),
      mission('3f3b6c1e-3d0c-4a8e-8a41-6c1f0d5a7b03', 'Sign in on four days of a week', 'loginDays', 'W', '4', '3'),
    ],
    leaderboards: [
      {
        leaderboardId: '3f3b6c1e-3d0c-4a8e-8a41-6c1f0d5a7b11',
        names: namesOf('Turnover of the week'),
        ...{ period: 'W', gameTypes: [], prizes: ['500', '300', '200', '50', '50'] },
      },
    ],
  },
  {
    kind: 'referral',
    enabled: true,
    endsAt: null,
    minDeposit: '100',
    minTurnover: '1000',
    tiers: [
      { fromFriends: 1, reward: '10' },
      { fromFriends: 5, reward: '15' },
    ],
  },
];

const welcome = (now: Date): CampaignContent => ({
  ...{ type: 'deposit', badges: ['NEWBIE'], pictureUrl: '/art/promotions/deposit-bonus.svg' },
  texts: depositBonusTexts,
  ...{ startsAt: now.toISOString(), endsAt: null, trigger: 'deposit', depositNumber: 0, minAmount: '50', days: 0 },
  ...{ code: '', minLevel: 0, approval: 'automatic', payout: 'bonus', reward: '0', rewardPercent: '50' },
  ...{ maxReward: '500', wageringMultiple: '15', wageringBase: 'B', wageringDays: 30, maxStake: '50', weights: {} },
  ...{ goodsId: null, raffleId: null, onePerDevice: true, onePerPayee: true },
  ...{ period: 'once', perMember: 1, budget: '100000', claimDays: 14 },
  ...{ needsComment: false, needsImages: false, messagingApp: null },
});

/** Play money for whoever signs up; the demo's own accounts, which are planted at the same moment, are older. */
const firstCoins = (now: Date): CampaignContent => ({
  ...welcome(now),
  ...{ type: 'newbie', badges: ['NEWBIE'], pictureUrl: '/art/promotions/welcome.svg' },
  texts: firstCoinsTexts,
  ...{ startsAt: new Date(now.getTime() + 1000).toISOString(), trigger: 'registration', minAmount: '0' },
  ...{ payout: 'cash', reward: '1000', rewardPercent: '0', maxReward: '0', wageringMultiple: '0', wageringDays: 1 },
  // One machine stands for all visitors of a demonstration.
  ...{ maxStake: null, onePerDevice: false, onePerPayee: false, budget: null },
});

const goods = [
  { name: 'Baize cap', picture: '/art/goods/cap.svg', points: 2_500, stock: 40, cashMinor: null },
  { name: 'Card deck in a tin', picture: '/art/goods/cards.svg', points: 1_200, stock: 100, cashMinor: null },
  { name: 'Cash voucher 10', picture: '/art/goods/voucher-10.svg', points: 1_000, stock: 500, cashMinor: 1_000 },
  { name: 'Cash voucher 50', picture: '/art/goods/voucher-50.svg', points: 4_800, stock: 200, cashMinor: 5_000 },
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
      values (${brandId}, ${newId()}, ${cashMinor === null ? 'goods' : 'cash'}, ${JSON.stringify(namesOf(name))}::jsonb, ${picture},
        ${points}, ${cashMinor}, ${stock}, true, ${position}, 1, ${now})`.execute(transaction);
  }
  for (const [position, content] of [welcome(now), firstCoins(now)].entries()) {
    await seedCampaign(transaction, { brandId, campaignId: newId(), position, now }, content);
  }
}

async function seedCampaign(
  transaction: DatabaseTransaction,
  { brandId, campaignId, position, now }: { brandId: string; campaignId: string; position: number; now: Date },
  content: CampaignContent,
): Promise<void> {
  const startsAt = new Date(content.startsAt);
  await sql`insert into campaigns (brand_id, id, state, version, starts_at, changed_by, changed_at)
    values (${brandId}, ${campaignId}, 'live', 1, ${startsAt}, 'demo', ${now})`.execute(transaction);
  await sql`insert into campaign_versions (brand_id, campaign_id, version, content, changed_by, changed_at)
    values (${brandId}, ${campaignId}, 1, ${JSON.stringify(content)}::jsonb, 'demo', ${now})`.execute(transaction);
  const named = Object.entries(content.texts).map(([locale, text]) => [locale, { ...text, action: '' }]);
  const texts = { TY: { ...content.texts.TY, action: '' }, ...Object.fromEntries(named) };
  await addPromotion(transaction, {
    ...{ id: campaignId, brandId, position, type: content.type, badges: content.badges, publishedAt: now },
    ...{ pictureUrl: content.pictureUrl, texts, startsAt, closesAt: null },
    ...{ linkageType: 'NONE', linkageTarget: '' },
  });
}
