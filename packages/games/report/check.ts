import type { ReportRow } from './row.ts';

/** 0.01 percentage points: how far an exactly computed return may lie from the advertised one. */
const rtpTolerance = 0.0001;
/** A simulation that knows its return less well than to half a point proves nothing. */
const widestError = 0.005;
/** Flooring may not eat a small stake. */
const minRtpAtAStake = 0.85;
/** Binary rounding of a share, which is no difference. */
const rounding = 1e-9;

function faultOfRtp({ figures, advertisedRtp }: ReportRow): string | null {
  const { game, bet, rtp, method, rtpError } = figures;
  const isSimulated = method === 'simulation';
  if (isSimulated && !(rtpError !== undefined && rtpError > 0 && rtpError <= widestError)) {
    return `${game}, ${bet}: the simulation is too short to tell the return (error ${rtpError})`;
  }
  const allowed = isSimulated ? (rtpError ?? 0) : rtpTolerance;
  if (Math.abs(rtp - advertisedRtp) <= allowed + rounding) return null;
  return `${game}, ${bet}: computed return ${rtp} is not the advertised ${advertisedRtp}`;
}

/** What is wrong with a bet's figures, in words; empty when it may be offered. */
export function faultsOf(row: ReportRow): string[] {
  const { figures } = row;
  const name = `${figures.game}, ${figures.bet}`;
  const faults: string[] = [];
  const fault = faultOfRtp(row);
  if (fault !== null) faults.push(fault);
  if (!(figures.rtp < 1)) faults.push(`${name}: the return is not below 1`);
  for (const { stakeMinor, rtp } of figures.stakeLevels ?? []) {
    if (!(rtp >= minRtpAtAStake)) faults.push(`${name}: a stake of ${stakeMinor} returns only ${rtp}`);
  }
  return faults;
}
