// @covers game-import security-events

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useCatalogue } from '../catalogue.fixture.ts';

/** The operator that runs while the program writes into its database. */
const bench = useCatalogue();
const repository = fileURLToPath(new URL('../../../../../../', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baize-program-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The program as `npm run games:import` runs it from source. */
async function program(name: string, text: string) {
  const file = path.join(folder, name);
  await writeFile(file, text);
  const args = ['--vendor', 'ACME', '--file', file, '--brand', bench.brand.code];
  const tsx = ['node_modules/tsx/dist/cli.mjs', 'apps/server/src/cli/games-import.ts'];
  return promisify(execFile)(process.execPath, [...tsx, ...args], {
    cwd: repository,
    env: { PATH: process.env.PATH, DATABASE_URL: bench.db.url, DATA_DIR: folder },
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error) => ({ code: error.code as number, stdout: error.stdout as string }),
  );
}

test('npm run games:import tells the faults of a list and imports nothing, then brings the right one into the running operator', async () => {
  const game = { gameCode: 'one', gameType: 'RNG', names: { TY: 'First' }, minBet: '1' };
  const wrong = await program('list.json', JSON.stringify([game, { ...game, gameCode: 'two', rtp: 'much' }]));
  expect(wrong).toEqual({
    code: 1,
    stdout: 'game 2, rtp: must be a percentage as 96.21, found "much"\n1 fault in 2 games. Nothing was imported.\n',
  });
  expect(await bench.namesOf()).toEqual([]);
  const csv = 'gameCode,gameType,name_TY,minBet\none,RNG,First,0.20\ntwo,RNG,Second,1\n';
  const sold = { code: 0, stdout: `2 games of ACME imported and on sale at ${bench.brand.code}.\n` };
  expect(await program('list.csv', csv)).toEqual(sold);
  expect(await bench.namesOf()).toEqual(['First', 'Second']);
  const { rows } = await bench.db.owner.query('select act, actor, subject, brand_id, after from audit_log');
  expect(rows).toEqual([
    {
      act: 'importGames',
      actor: 'games:import',
      subject: 'vendor:ACME',
      brand_id: bench.brand.id,
      after: { games: 2 },
    },
  ]);
  const log = await readFile(path.join(folder, 'baize.log'), 'utf8');
  expect(JSON.parse(log)).toMatchObject({ security: 'games_imported', subject: 'vendor:ACME', games: 2 });
});
