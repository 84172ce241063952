import type { ReportRow } from './games.ts';

/** 0.01 percentage points: how far a computed return may lie from the advertised one. */
const rtpTolerance = 0.0001;

/** What is wrong with a game's figures, in words; empty when it may be offered. */
export function faultsOf({ figures, advertisedRtp }: ReportRow): string[] {
  const faults: string[] = [];
  if (!(Math.abs(figures.rtp - advertisedRtp) <= rtpTolerance)) {
    faults.push(`${figures.game}: computed return ${figures.rtp} is not the advertised ${advertisedRtp}`);
  }
  if (!(figures.rtp < 1)) faults.push(`${figures.game}: the return is not below 1`);
  return faults;
}
