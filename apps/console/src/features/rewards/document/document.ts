import {
  campaignApprovals,
  campaignPayouts,
  campaignTriggers,
  goodsKinds,
  missionCounters,
  promotionBadges,
  promotionTypes,
  rewardPayouts,
} from '@baize/contract';

/** A document of settings as it is edited: plain data. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };
export type Fields = { readonly [key: string]: Value };

export const isFields = (value: Value): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** Where a value stands: `levels.2.turnover`. */
export const pathOf = (parent: string, key: string | number): string =>
  parent === '' ? String(key) : `${parent}.${key}`;

const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'] as const;
const periods = ['D', 'W', 'H', 'M'] as const;

const choices: Readonly<Record<string, readonly string[]>> = {
  period: periods,
  kind: goodsKinds,
  trigger: campaignTriggers,
  approval: campaignApprovals,
  payout: rewardPayouts,
  wageringBase: ['B', 'D+B'],
  counter: missionCounters,
  messagingApp: ['none', 'zalo', 'line'],
  type: promotionTypes,
  badges: promotionBadges,
  gameTypes,
};

/** What a campaign chooses otherwise. */
const campaignChoices: Readonly<Record<string, readonly string[]>> = {
  period: ['once', ...periods],
  payout: campaignPayouts,
};

/** The choices of a key, in a document that has these fields beside it. */
export const choicesOf = (key: string, beside: Fields): readonly string[] | undefined =>
  'perMember' in beside ? (campaignChoices[key] ?? choices[key]) : choices[key];

/** Choices that are named elsewhere in the catalogue, or are codes. */
export const codes: ReadonlySet<string> = new Set(['type', 'badges', 'gameTypes']);
/** Keys that are instants, written in UTC. */
export const instants: ReadonlySet<string> = new Set(['startsAt', 'endsAt', 'drawsAt']);
/** Keys that hold nothing when they are left empty. */
export const nullables: ReadonlySet<string> = new Set(['endsAt', 'maxStake', 'budget', 'cash']);
/** Keys that nobody edits. */
export const ids: ReadonlySet<string> = new Set(['missionId', 'leaderboardId']);
export const locales = ['TY', 'EN', 'CN', 'ID', 'TH', 'VI', 'FIL'] as const;

/** Keys that hold a text, or a rate, for each of these. */
export const recordsOf: Readonly<Record<string, readonly string[]>> = {
  rebates: gameTypes,
  weights: gameTypes,
  names: locales,
  descriptions: locales,
};

const levelTemplate: Fields = {
  name: '',
  turnover: '0',
  deposit: '0',
  keepTurnover: '0',
  upgradeBonus: '0',
  weeklyBonus: '0',
  monthlyBonus: '0',
  birthdayBonus: '0',
  rebates: {},
};

/** What a new item of a list begins as, in a document that has these fields beside it. */
export const templateOf = (key: string, beside: Fields): Value | undefined => {
  switch (key) {
    case 'levels':
      return levelTemplate;
    case 'excludedGames':
      return '';
    case 'badges':
      return promotionBadges[0];
    case 'gameTypes':
      return gameTypes[0];
    case 'missions':
      return {
        missionId: crypto.randomUUID(),
        names: {},
        ...{ counter: 'turnover', period: 'D', target: '100', payout: 'cash', prize: '1' },
      };
    case 'leaderboards':
      return { leaderboardId: crypto.randomUUID(), names: {}, period: 'W', gameTypes: [], prizes: ['100'] };
    case 'prizes':
      return 'perTicket' in beside ? { payout: 'cash', amount: '10', count: 1 } : '10';
    case 'tiers':
      return { fromFriends: 1, reward: '10' };
    default:
      return undefined;
  }
};
