/** What a mission counts in each period. */
export interface Mission {
  counter: 'deposit' | 'turnover' | 'wins' | 'loginDays';
  /** Minor units of deposits and turnover; a count otherwise. */
  target: bigint;
}

export type MissionState = 'running' | 'claimable' | 'claimed' | 'missed';

/** How far a counter is, in whole percent; a correction may take it below zero. */
export function missionProgress({ target }: Pick<Mission, 'target'>, counted: bigint): number {
  if (counted >= target) return 100;
  return counted <= 0n ? 0 : Number((counted * 100n) / target);
}

/** A mission is claimed once in a period, in the period or in the one after it; then it is gone (rulebook 8.12). */
export function missionState(
  mission: Pick<Mission, 'target'>,
  facts: { counted: bigint; isClaimed: boolean; periodsSince: number },
): MissionState {
  if (facts.isClaimed) return 'claimed';
  if (facts.periodsSince > 1) return 'missed';
  if (facts.counted >= mission.target) return 'claimable';
  return facts.periodsSince === 0 ? 'running' : 'missed';
}
