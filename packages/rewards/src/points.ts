import type { TurnoverByType } from './rates.ts';
import { ppm } from './rates.ts';

export interface PointsInput {
  /** By game type, in millionths; a type that is not there gives nothing. */
  weightsPpm: Readonly<Record<string, bigint>>;
  /** Weighted turnover that gives one point. */
  perTurnoverMinor: bigint;
  turnover: TurnoverByType;
  /** What was left of the batch before, in millionths of a minor unit. */
  carriedPpm: bigint;
}

/** Points of a batch, floored; what is left is carried on exactly (rulebook 8.10). A correction below zero is carried, too. */
export function pointsFor({ weightsPpm, perTurnoverMinor, turnover, carriedPpm }: PointsInput): {
  points: bigint;
  carryPpm: bigint;
} {
  let weighted = carriedPpm;
  for (const [gameType, turnoverMinor] of Object.entries(turnover))
    weighted += turnoverMinor * (weightsPpm[gameType] ?? 0n);
  if (weighted <= 0n) return { points: 0n, carryPpm: weighted };
  const perPoint = perTurnoverMinor * ppm;
  return { points: weighted / perPoint, carryPpm: weighted % perPoint };
}
