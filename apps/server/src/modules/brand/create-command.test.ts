// @covers public-origin white-label

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { createBrand, runBrandCreate } from './index.ts';
import { agesOf } from './settings/ages.ts';
import { parseSettings } from './settings/settings.ts';

const harness = useTestDatabase();
const clock = testClock();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brand-create-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...args: string[]) {
  const said: string[] = [];
  const offered: string[] = [];
  const noted: string[] = [];
  const code = await runBrandCreate(args, {
    database: harness.database,
    clock,
    newId,
    log: (line) => void said.push(line),
    offerGames: async (_transaction, brandId) => void offered.push(brandId),
    inSameTransaction: async (_transaction, brand) => void noted.push(brand.code),
  });
  return { code, said: said.join('\n'), offered, noted };
}
const brandAt = (host: string) => {
  const encryption = { currentPublicKey: () => Promise.reject(new Error('not asked')) };
  return createBrand({ database: harness.database, clock, encryption }).brandOfHost(host);
};

test('one line makes a brand that answers at its origin, with games and a registration', async () => {
  const made = await run(
    '--name',
    'Violet House',
    '--origin',
    'https://Play.Violet.example',
    '--host',
    'm.violet.example',
  );
  expect(made).toMatchObject({ code: 0, noted: ['violet_house'] });
  expect(made.said).toContain('https://play.violet.example');
  const brand = await brandAt('play.violet.example');
  expect(brand).toMatchObject({
    code: 'violet_house',
    origins: ['https://play.violet.example', 'https://m.violet.example'],
  });
  expect(made.offered).toEqual([brand?.id]);
  const { rows } = await harness.owner.query(`select settings from brands where code = 'violet_house'`);
  expect(rows[0].settings.flags).toEqual({ USERNAMEREG3: true, DIRECTREG3: true });
  expect(agesOf(parseSettings('violet_house', rows[0].settings)).shown).toEqual([21]);
});

test('settings of a file, languages and currency are the brand’s', async () => {
  const file = path.join(folder, 'settings.json');
  await writeFile(file, JSON.stringify({ minimumAge: 19, flags: {} }));
  const options = [
    '--code',
    'set_up',
    '--languages',
    'TH,EN',
    '--currency',
    'PHP',
    '--settings',
    file,
    '--without-games',
  ];
  expect(await run('--name', 'Set up', '--origin', 'https://set.example', ...options)).toMatchObject({
    code: 0,
    offered: [],
  });
  const { rows } = await harness.owner.query(`select * from brands where code = 'set_up'`);
  expect(rows[0]).toMatchObject({ name: 'Set up', currency_code: 'PHP', default_language: 'TH' });
  expect(rows[0].settings).toEqual({
    minimumAge: 19,
    flags: {},
    languages: ['TH', 'EN'],
    publicOrigin: 'https://set.example',
  });
});

test('what is taken is refused whole', async () => {
  expect((await run('--name', 'Taken', '--origin', 'https://taken.example')).code).toBe(0);
  const sameCode = await run('--name', 'Taken', '--origin', 'https://other-taken.example');
  expect(sameCode).toMatchObject({ code: 2, said: 'There is a brand taken already.', noted: [] });
  const sameHost = await run('--name', 'Second', '--origin', 'https://taken.example');
  expect(sameHost).toMatchObject({ code: 2, noted: [] });
  expect(sameHost.said).toContain('another brand’s');
  expect(await brandAt('other-taken.example')).toBeNull();
});

test.each([
  [['--origin', 'https://a.example'], '--name'],
  [['--name', 'A1', '--origin', 'https://a.example/path'], '--origin'],
  [['--name', 'A1', '--origin', 'ftp://a.example'], '--origin'],
  [['--name', 'A1'], '--origin'],
  [['--name', 'ひ', '--origin', 'https://a.example'], '--code'],
  [['--name', 'A1', '--origin', 'https://a.example', '--languages', 'XX'], 'XX'],
  [['--name', 'A1', '--origin', 'https://a.example', '--currency', 'QQQ'], 'QQQ'],
  [['--name', 'A1', '--origin', 'https://a.example', '--host', 'a b'], '--host'],
  [['--name', 'A1', '--origin', 'https://a.example', '--settings', '/none.json'], '/none.json'],
  [['--nonsense'], '--nonsense'],
])('%j is refused with its reason and how to do it', async (args, reason) => {
  const refused = await run(...args);
  expect(refused.code).toBe(2);
  expect(refused.said.split('\n', 1)[0]).toContain(reason);
  expect(refused.said).toContain('npm run brand:create');
});
