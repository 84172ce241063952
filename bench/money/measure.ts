import { audit, reportLines } from '@baize/testkit/auditor';
import { median, twoDigits } from '../statistics.ts';
import type { BenchHouse } from './house.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import { type Meter, meterDifference, readMeter } from './machine.ts';
import type { Program } from './programs.ts';

/** One run of the load client with what it cost; amounts of the meter are for one bet. */
export interface Run extends LoadResult {
  perSecond: number;
  perBet: Meter;
  deadlocks: number;
}

export const warmUpMs = 2_000;

/** Runs the load client against servers and reads the meter around it. The warm-up's bets count in the cost, too. */
export async function measureLoad(
  at: { house: BenchHouse; client: Program; servers: readonly Program[] },
  order: Omit<LoadOrder, 'playersFile' | 'warmUpMs' | 'ratePerSecond'> & Partial<LoadOrder>,
): Promise<Run> {
  const { owner, postmasterPid, playersFile } = at.house;
  const of = { owner, postmasterPid, nodePids: at.servers.map(({ pid }) => pid) };
  const before = await readMeter(of);
  const result = await at.client.ask<LoadResult & { allBets: number }>({
    playersFile,
    warmUpMs,
    ratePerSecond: null,
    ...order,
  });
  const spent = meterDifference(before, await readMeter(of));
  if (result.failures > 0) throw new Error(`${result.failures} bets failed, the first: ${result.firstFailure}`);
  const perBet = Object.fromEntries(Object.entries(spent).map(([name, value]) => [name, value / result.allBets]));
  return {
    ...result,
    perSecond: result.bets / result.seconds,
    perBet: perBet as unknown as Meter,
    deadlocks: spent.deadlocks,
  };
}

export const medianOf = (runs: readonly Run[], figure: (run: Run) => number): number => median(runs.map(figure));
export const perSecondOf = (runs: readonly Run[]): number => Math.round(medianOf(runs, ({ perSecond }) => perSecond));
export const ratioOf = (a: number, b: number): number => twoDigits(a / b);

/** The second bookkeeper over everything that was booked. Throws when it finds anything. */
export async function expectCleanBooks({ url }: BenchHouse): Promise<string> {
  const report = await audit(url);
  if (report.findings.length > 0) throw new Error(reportLines(report).join('\n'));
  return `${report.bets} bets, ${report.transfers} transfers, 0 findings`;
}
