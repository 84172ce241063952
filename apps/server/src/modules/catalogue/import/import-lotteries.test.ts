// @covers lottery-menu

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls } from '@baize/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordSecurityEvents } from '../../../../test/support/recorded-security-events.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import { useCatalogue } from '../catalogue.fixture.ts';
import { runGamesImport } from './command.ts';

const bench = useCatalogue();
let folder: string;
let said: string[];
let vendor: string;
let serial = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baize-draws-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  serial += 1;
  vendor = `DRAWS_${serial}`;
});

async function run(name: string, text: string, ...more: string[]): Promise<number> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  said = [];
  return runGamesImport(['--vendor', vendor, '--file', file, ...more], {
    database: bench.db.database,
    newId,
    log: (line) => void said.push(line),
    securityEvents: recordSecurityEvents(),
  });
}
const toBrand = () => ['--brand', bench.brand.code];
const importDraws = (name: string, text: string) => run(name, text, '--lotteries', ...toBrand());
const lotteries =
  'gameCode,gameType,name_TY,name_VI,minBet\nhanoi,ELOTT,Hanoi,Hà Nội,1\nhue,LOTT,Hue,,1\nreel,RNG,Reel,,1\n';
const header = 'gameCode,tag,numero,drawAt,lockSeconds,drawDays,openNumbers,prizeMode,vietnamese\n';
const inMinutes = (minutes: number) =>
  `${new Date(bench.clock.now().getTime() + minutes * 60_000).toISOString().slice(0, 19)}Z`;
const ask = async () => {
  const { menus, openedDraws } = { menus: calls.gameMenus.query, openedDraws: calls.vnOpenedNumbers.data };
  const context = bench.context();
  const listed = await bench.catalogue.routes.gameMenus({ ...context, query: menus.parse({ language: 'VI' }) });
  const opened = await bench.catalogue.routes.vnOpenedNumbers({ ...context, data: openedDraws.parse({}) });
  if (!listed.ok || !opened.ok) throw new Error('no answer');
  return { menus: listed.value.menus, draws: opened.value.draws };
};

test('draws take the place of those before, and stand on the menu with the next draw and the numbers of the last', async () => {
  expect(await run('games.csv', lotteries, ...toBrand())).toBe(0);
  const rows = [
    `hanoi,North,1,${inMinutes(-60)},30,"2,3,7",12345,Elott,yes`,
    `hanoi,North,3,${inMinutes(120)},30,"2,3,7",,Elott,yes`,
    `hanoi,North,2,${inMinutes(10)},30,"2,3,7",,Elott,yes`,
    `hue,Centre,9,${inMinutes(-1)},0,,,Lott,no`,
  ];
  expect(await importDraws('draws.csv', `${header}${rows.join('\n')}\n`)).toBe(0);
  expect(said).toEqual([`4 draws of ${vendor} imported in place of those before.`]);
  const { menus, draws } = await ask();
  expect(menus).toEqual([
    {
      tag: 'North',
      gameMenus: [
        {
          vendor,
          gameId: 'hanoi',
          remark: 'Hà Nội',
          gameMenuTag: 'North',
          numero: '2',
          remainTime: 600,
          lockTime: 30,
          drawDayOfWeek: '2,3,7',
          winningTime: `${inMinutes(10).slice(0, -1)}.000Z`,
        },
      ],
    },
  ]);
  expect(draws).toMatchObject([{ vendor, gameId: 'hanoi', numero: '1', openNumbers: '12345' }]);
  const one = { gameCode: 'hue', tag: 'Centre', numero: '10', drawAt: inMinutes(5), prizeMode: 'Lott' };
  expect(await importDraws('draws.json', JSON.stringify({ draws: [one] }))).toBe(0);
  expect((await ask()).menus).toMatchObject([{ tag: 'Centre', gameMenus: [{ gameId: 'hue', remark: 'Hue' }] }]);
  expect((await ask()).draws).toEqual([]);
});

test('a wrong list tells every fault by its line, and leaves the draws before as they are', async () => {
  await run('games.csv', lotteries, ...toBrand());
  await importDraws('draws.csv', `${header}hue,Centre,9,${inMinutes(5)},0,,,Lott,no\n`);
  const wrong = [
    `reel,,a b,tomorrow,1.5,"8",12a,Lotto,perhaps`,
    `hue,Centre,9,2026-02-31T10:00:00Z,99999,,,Lott,no`,
    `hue,Centre,9,${inMinutes(5)},0,,,Lott,no`,
  ];
  expect(await importDraws('wrong.csv', `${header}${wrong.join('\n')}\n`)).toBe(1);
  expect(said.join('\n')).toMatch(
    /line 2 \(draw 1\), gameCode: must be the code of a lottery of this vendor, found "reel"/,
  );
  expect(said.join('\n')).toMatch(/line 3 \(draw 2\), lockSeconds: must be at most 86400/);
  expect(said.join('\n')).toMatch(/line 3 \(draw 2\), drawAt: must be a moment that the calendar has/);
  expect(said.join('\n')).toMatch(/line 4 \(draw 3\), numero: must be new: row 2 has this draw already/);
  expect((await ask()).menus).toMatchObject([{ tag: 'Centre', gameMenus: [{ numero: '9' }] }]);
  expect(await run('draws.csv', header, '--lotteries', '--rooms')).toBe(2);
});
