import type { RewardSettingKind, RewardSettings } from '@baize/contract';

type SettingsOf<K extends RewardSettingKind> = Extract<RewardSettings, { kind: K }>;
export type AllSettings = { [K in RewardSettingKind]: SettingsOf<K> };

const level = (
  name: string,
  turnover: string,
  deposit: string,
  slots: string,
  bonus: string,
  keepTurnover: string,
) => ({
  name,
  turnover,
  deposit,
  keepTurnover,
  upgradeBonus: bonus,
  weeklyBonus: '0',
  monthlyBonus: '0',
  birthdayBonus: '0',
  rebates: { RNG: slots },
});

/** What a brand begins with: the rulebook's figures (8.9 to 8.13), all of it switched off until staff writes a first version. */
export const defaultSettings: AllSettings = {
  vip: {
    kind: 'vip',
    enabled: false,
    claimDays: 14,
    levels: [
      level('V0', '0', '0', '0.2', '0', '0'),
      level('V1', '20000', '1000', '0.3', '18', '2000'),
      level('V2', '100000', '5000', '0.4', '58', '10000'),
      level('V3', '500000', '20000', '0.5', '188', '40000'),
      level('V4', '2000000', '80000', '0.6', '588', '150000'),
      level('V5', '8000000', '300000', '0.8', '1888', '500000'),
      level('V6', '30000000', '1000000', '1', '5888', '1500000'),
    ],
  },
  points: {
    kind: 'points',
    enabled: false,
    perTurnover: '100',
    weights: { RNG: '100', FISH: '100', PVP: '50', LIVE: '30', SPORTS: '50', LOTT: '20' },
    pointsPerUnit: 100,
    minConvert: 100,
  },
  rebate: { kind: 'rebate', enabled: false, period: 'D', minimum: '1' },
  wagering: {
    kind: 'wagering',
    weights: {
      RNG: '100',
      FISH: '100',
      PVP: '50',
      SPORTS: '100',
      ESPORTS: '100',
      LIVE: '10',
      ELOTT: '20',
      LOTT: '20',
      COCKFIGHT: '0',
    },
    excludedGames: [],
  },
  missions: { kind: 'missions', missions: [], leaderboards: [] },
  referral: { kind: 'referral', enabled: false, endsAt: null, minDeposit: '0', minTurnover: '0', tiers: [] },
};
