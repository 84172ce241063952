import { shownAmount } from '@baize/money';
import { type Period, periodAt, periodOfKey, shiftPeriod } from '@baize/periods';
import { missionProgress, missionState } from '@baize/rewards';
import { sql } from 'kysely';
import type { RewardDependencies } from '../dependencies.ts';
import { minorAt } from '../settings/amounts.ts';
import type { AllSettings } from '../settings/defaults.ts';
import { isWholeCounter } from '../settings/rules.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import { nameIn } from '../statements.ts';
import { countedIn } from './periods.ts';

export type MissionSetting = AllSettings['missions']['missions'][number];

/** A mission in one of its periods, as its member finds it. */
export interface FoundMission {
  mission: MissionSetting;
  period: Period;
  counted: bigint;
  state: 'running' | 'claimable' | 'claimed' | 'missed';
}

export const missionReference = (mission: Pick<MissionSetting, 'missionId'>, { key }: Pick<Period, 'key'>): string =>
  `${mission.missionId}/${key}`;

export const targetOf = ({ counter, target }: Pick<MissionSetting, 'counter' | 'target'>, exponent: number): bigint =>
  minorAt('target', target, isWholeCounter(counter) ? 0 : exponent);

/** Missions of the running periods, and of the ones before that can still be claimed. */
export function createMissionReading(
  { database, clock, brands }: Pick<RewardDependencies, 'database' | 'clock' | 'brands'>,
  settings: RewardSettingsStore,
) {
  const find = async (
    memberId: string,
    mission: MissionSetting,
    period: Period,
    of: { zone: string; exponent: number; periodsSince: number },
  ): Promise<FoundMission> => {
    const { rows } = await sql<{ counted: string; isClaimed: boolean }>`
      select ${countedIn(memberId, mission.counter, period, of.zone)} as counted, exists (
        select from rewards r where r.member_id = ${memberId} and r.source = 'mission'
          and r.reference = ${missionReference(mission, period)}) as "isClaimed"`.execute(database);
    const counted = BigInt(rows[0]?.counted ?? 0);
    const facts = { counted, isClaimed: rows[0]?.isClaimed ?? false, periodsSince: of.periodsSince };
    return { mission, period, counted, state: missionState({ target: targetOf(mission, of.exponent) }, facts) };
  };

  return {
    of: async (memberId: string, brandId: string, exponent: number): Promise<FoundMission[]> => {
      const { missions } = await settings.of(brandId, 'missions');
      const { timeZone: zone } = await brands.settingsOf(brandId);
      const found = await Promise.all(
        missions.flatMap((mission) => {
          const running = periodAt(mission.period, clock.now(), zone);
          return [
            find(memberId, mission, running, { zone, exponent, periodsSince: 0 }),
            find(memberId, mission, shiftPeriod(running, -1, zone), { zone, exponent, periodsSince: 1 }),
          ];
        }),
      );
      // What lies behind is shown while it can be claimed.
      return found.filter(({ state, period }) => state === 'claimable' || period.end > clock.now());
    },
    /** One mission in the period with that key; null: there is none. */
    one: async (
      memberId: string,
      brandId: string,
      exponent: number,
      missionId: string,
      key: string,
    ): Promise<FoundMission | null> => {
      const { missions } = await settings.of(brandId, 'missions');
      const mission = missions.find((each) => each.missionId === missionId);
      if (!mission) return null;
      const { timeZone: zone } = await brands.settingsOf(brandId);
      const running = periodAt(mission.period, clock.now(), zone);
      const since = [running, shiftPeriod(running, -1, zone)].findIndex((period) => period.key === key);
      if (since < 0) return null;
      return find(memberId, mission, periodOfKey(mission.period, key, zone), { zone, exponent, periodsSince: since });
    },
  };
}
export type MissionReading = ReturnType<typeof createMissionReading>;

/** A mission as its member sees it. */
export function shownMission({ mission, period, counted, state }: FoundMission, exponent: number, language: string) {
  const decimals = isWholeCounter(mission.counter) ? 0 : exponent;
  const target = targetOf(mission, exponent);
  const prizeDecimals = mission.payout === 'points' ? 0 : exponent;
  const above = counted > 0n ? counted : 0n;
  return {
    missionId: mission.missionId,
    name: nameIn(mission.names, language),
    counter: mission.counter,
    period: mission.period,
    periodKey: period.key,
    endsAt: period.end.toISOString(),
    target: shownAmount(target, decimals),
    counted: shownAmount(above, decimals),
    percent: missionProgress({ target }, counted),
    payout: mission.payout,
    prize: shownAmount(minorAt('prize', mission.prize, prizeDecimals), prizeDecimals),
    state: state === 'missed' ? ('running' as const) : state,
  };
}
