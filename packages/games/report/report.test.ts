// @covers lantern-garden slots

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './check.ts';
import { reportCommand } from './command.ts';
import { reportTable } from './print.ts';
import { rowsOfAll } from './rows-of-all.test-helper.ts';

const rows = await rowsOfAll;
const row = rows.find(({ figures }) => figures.game === 'Lantern Garden');
if (!row) throw new Error('no game in the report');

test.each(rows.map((each) => [each.figures.game, each.figures.variant, each.figures.bet, each] as const))(
  '%s, %s, %s keeps what it promises',
  (_game, _variant, _bet, each) => expect(faultsOf(each)).toEqual([]),
);

describe('a game may be offered', () => {
  const withRtp = (rtp: number) => ({ ...row, figures: { ...row.figures, rtp } });

  test('as it is', () => expect(faultsOf(row)).toEqual([]));
  test.each([0.9589, 0.9602, 1, Number.NaN])('but not with a return of %d', (rtp) => {
    if (Math.abs(rtp - row.advertisedRtp) <= 0.0001) throw new Error('no planted fault');
    expect(faultsOf(withRtp(rtp)).join()).toContain('Lantern Garden');
  });
  test('nor with a return of 1 that is advertised', () => {
    expect(faultsOf({ ...withRtp(1), advertisedRtp: 1 })).toEqual(['Lantern Garden, spin: the return is not below 1']);
  });
  test('nor with a stake that flooring eats', () => {
    const stakeLevels = [{ stakeMinor: '1', rtp: 0.84, topPrizeMinor: '10' }];
    expect(faultsOf({ ...row, figures: { ...row.figures, stakeLevels } }).join()).toContain('a stake of 1');
  });
  test.each([
    ['within its error', 0.9583, 0.004, 0],
    ['outside its error', 0.9583, 0.001, 1],
    ['too short', 0.96, 0.006, 1],
    ['without an error', 0.96, undefined, 1],
  ])('a simulation %s', (_name, rtp, rtpError, faults) => {
    const simulated = { ...row.figures, rtp, method: 'simulation' as const, ...(rtpError && { rtpError }) };
    expect(faultsOf({ ...row, advertisedRtp: 0.96, figures: simulated })).toHaveLength(faults);
  });
});

describe('npm run games:report', { timeout: 300_000 }, () => {
  const script = fileURLToPath(new URL('../../../scripts/games-report.mjs', import.meta.url));
  const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

  // A second reckoning of every game, in another process.
  test.runIf(process.env.LONG_TESTS === '1')('prints only JSON when asked for it', () => {
    const { status, stdout, stderr } = run('--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual(rows.map(({ figures }) => figures));
  });

  test('is JSON when asked for it', async () => {
    const { out, faults } = await reportCommand(['--json'], async () => rows);
    expect(faults).toEqual([]);
    expect(JSON.parse(out)).toEqual(rows.map(({ figures }) => figures));
  });

  test('prints a table for people', async () => {
    const { out, faults } = await reportCommand([], async () => rows);
    expect(faults).toEqual([]);
    expect(out).toBe(reportTable(rows));
    expect(out).toContain('96.0020%');
  });

  test('names what it does not know', () => {
    const { status, stderr } = run('--jsn');
    expect(status).toBe(1);
    expect(stderr).toContain('--jsn');
  });
});
