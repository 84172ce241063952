import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './check.ts';
import { gameReport } from './games.ts';
import { reportTable } from './print.ts';

const [row] = gameReport();
if (!row) throw new Error('no game in the report');

describe('a game may be offered', () => {
  const withRtp = (rtp: number) => ({ ...row, figures: { ...row.figures, rtp } });

  test('as it is', () => expect(faultsOf(row)).toEqual([]));
  test.each([0.9589, 0.9602, 1, Number.NaN])('but not with a return of %d', (rtp) => {
    if (Math.abs(rtp - row.advertisedRtp) <= 0.0001) throw new Error('no planted fault');
    expect(faultsOf(withRtp(rtp)).join()).toContain('Lantern Garden');
  });
  test('nor with a return of 1 that is advertised', () => {
    expect(faultsOf({ ...withRtp(1), advertisedRtp: 1 })).toEqual(['Lantern Garden: the return is not below 1']);
  });
});

describe('npm run games:report', { timeout: 60_000 }, () => {
  const script = fileURLToPath(new URL('../../../scripts/games-report.mjs', import.meta.url));
  const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

  test('prints only JSON when asked for it', () => {
    const { status, stdout, stderr } = run('--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual(gameReport().map(({ figures }) => figures));
  });

  test('prints a table for people', () => {
    const { status, stdout } = run();
    expect(status).toBe(0);
    expect(stdout).toBe(reportTable(gameReport()));
    expect(stdout).toContain('96.0020%');
  });

  test('names what it does not know', () => {
    const { status, stderr } = run('--jsn');
    expect(status).toBe(1);
    expect(stderr).toContain('--jsn');
  });
});
