// @covers card-rooms game-import

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordSecurityEvents } from '../../../../test/support/recorded-security-events.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import { useCatalogue } from '../catalogue.fixture.ts';
import { runGamesImport } from './command.ts';

describe('npm run games:import', () => {
  const bench = useCatalogue();
  let folder: string;
  let said: string[];
  let vendor: string;
  let serial = 0;
  const securityEvents = recordSecurityEvents();

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'baize-import-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(() => {
    serial += 1;
    vendor = `VENDOR_${serial}`;
    said = [];
  });

  async function run(name: string, text: string, ...more: string[]): Promise<number> {
    const file = path.join(folder, name);
    await writeFile(file, text);
    said = [];
    return runGamesImport(['--vendor', vendor, '--file', file, ...more], {
      database: bench.db.database,
      newId,
      log: (line) => void said.push(line),
      securityEvents,
    });
  }
  const toBrand = () => ['--brand', bench.brand.code];
  const games = () => bench.list({ vassalage: vendor, pageSize: 100 });
  const known = async () => {
    const { rows } = await bench.db.owner.query('select count(*)::int from games where vendor_code = $1', [vendor]);
    return rows[0].count;
  };

  test('takes a CSV list: vendor, games with all their fields, on sale in the list’s order', async () => {
    const csv = [
      'gameCode,gameType,gameClassify,name_TY,name_TH,minBet,minLineNum,rtp,volatility,coverUrl,hot',
      'one,RNG,BOOK,"Book, the first",หนังสือ,0.20,10,96.21,high,/art/one.webp,yes',
      'two,RNG,,Second,,1,,,,,',
    ].join('\r\n');
    expect(
      await run(
        'list.csv',
        csv,
        ...toBrand(),
        '--vendor-name',
        'The Vendor',
        '--launch-url',
        'https://v.example/',
        '--icon-url',
        '/art/v.svg',
      ),
    ).toBe(0);
    const { rows } = await bench.db.owner.query('select icon_url from brand_vendors where vendor_code = $1', [vendor]);
    expect(rows).toEqual([{ icon_url: '/art/v.svg' }]);
    expect(said).toEqual([`2 games of ${vendor} imported and on sale at ${bench.brand.code}.`]);
    expect((await games()).games).toMatchObject([
      {
        gameCode: 'one',
        accountTypeName: 'The Vendor',
        gameName: 'Book, the first',
        gameClassify: 'BOOK',
        minBet: '0.20',
        minLineNum: 10,
        rtp: '96.21',
        volatility: 'high',
        coverUrl: '/art/one.webp',
        wideCoverUrl: '/art/one.webp',
        isHot: 1,
      },
      { gameCode: 'two', gameName: 'Second', minBet: '1.00', minLineNum: 1, rtp: null, volatility: null, isHot: 0 },
    ]);
    expect(await bench.launch({ vendor, gameCode: 'one' })).toMatchObject({ ok: true, value: { target: 'frame' } });
  });

  test('takes a JSON list with names by locale and groups in any order', async () => {
    const list = {
      games: [
        { gameCode: 'table', gameType: 'LIVE', names: { TY: 'Table' }, minBet: 1, parentCode: 'lobby' },
        { gameCode: 'lobby', gameType: 'LIVE', names: { TY: 'Lobby', CN: '大厅' }, minBet: '1', isGroup: true },
      ],
    };
    expect(await run('list.json', JSON.stringify(list), ...toBrand())).toBe(0);
    const { games: listed } = await bench.list({ gameType: 'LIVE', vassalage: vendor });
    expect(listed.map((game) => [game.gameCode, game.isGame])).toEqual([['lobby', 'VASSALAGE']]);
  });

  test('again changes what is described, and keeps ids, places and what the brand decided', async () => {
    const csv = (name: string) => `gameCode,gameType,name_TY,minBet\na,RNG,${name},1\nb,RNG,Other,1\n`;
    await run('list.csv', csv('Before'), ...toBrand());
    const before = (await games()).games;
    await bench.db.owner.query('update brand_games set is_hot = true where game_id = $1', [before[0]?.nodeId]);
    expect(await run('list.csv', csv('After'), ...toBrand())).toBe(0);
    const after = (await games()).games;
    expect(after.map(({ gameName, isHot }) => [gameName, isHot])).toEqual([
      ['After', 1],
      ['Other', 0],
    ]);
    expect(after.map(({ nodeId }) => nodeId)).toEqual(before.map(({ nodeId }) => nodeId));
  });

  test('tells every fault by its line, and imports nothing', async () => {
    const csv = [
      'gameCode,gameType,name_TY,minBet,rtp,volatility,coverUrl,parentCode,hot,minLineNum',
      'good,RNG,Good,0.20,,,,,,',
      'bad code!,SLOTS,,0,196.123,wild,javascript:alert(1),nobody,maybe,many',
      '',
      'good,RNG,Again,0.001,,,//evil.example,,,',
    ].join('\n');
    expect(await run('list.csv', csv, ...toBrand())).toBe(1);
    const places = said.slice(0, -1).map((line) => line.split(':', 1)[0]);
    expect(places).toEqual(
      [
        ...['minBet', 'gameCode', 'gameType', 'name_TY'].map((field) => `line 3 (game 2), ${field}`),
        ...['coverUrl', 'minLineNum', 'rtp', 'volatility', 'hot', 'parentCode'].map(
          (field) => `line 3 (game 2), ${field}`,
        ),
        ...['minBet', 'coverUrl', 'gameCode'].map((field) => `line 5 (game 3), ${field}`),
      ].sort((one, other) => places.indexOf(one) - places.indexOf(other)),
    );
    expect(places).toHaveLength(13);
    expect(said).toContain('line 3 (game 2), rtp: must be a percentage as 96.21, found "196.123"');
    expect(said).toContain('line 5 (game 3), gameCode: must be new: row 1 has it already, found "good"');
    expect(said.at(-1)).toBe('13 faults in 3 games. Nothing was imported.');
    expect(await known()).toBe(0);
  });

  test('tells a value that has no column, and a picture of a host that is none', async () => {
    const csv = [
      'gameCode,gameType,minBet,coverUrl,name_TY',
      'a,RNG,0.20,/a.webp,Dragon, Tiger',
      'b,RNG,0.20,https://cdn.example;sandbox/b.webp,B',
      'c,RNG,0.20,https://cdn.example:8443/c.webp?size=2,C',
    ];
    expect(await run('a.csv', csv.join('\n'), ...toBrand())).toBe(1);
    expect(said.map((line) => line.split(':', 1)[0])).toEqual([
      'line 2 (game 1), column 6',
      'line 3 (game 2), coverUrl',
      '2 faults in 3 games. Nothing was imported.',
    ]);
  });

  test('lets a group end only when no game stands in it any more', async () => {
    const header = 'gameCode,gameType,minBet,name_TY,isGroup,parentCode';
    const list = (...rows: string[]) => run('a.csv', [header, ...rows].join('\n'), ...toBrand());
    expect(await list('hall,LIVE,1,Hall,yes,', 'table,LIVE,1,Table,,hall')).toBe(0);
    expect(await list('hall,LIVE,1,Hall,no,', 'table,LIVE,1,Table,,hall')).toBe(1);
    expect(said.join('\n')).toContain('parentCode: must be the code of a game with isGroup yes');
    expect(await list('hall,LIVE,1,Hall,no,')).toBe(1);
    expect(said.join('\n')).toContain('line 2 (game 1), isGroup: must be yes: the game table stands in it');
    expect(await list('hall,LIVE,1,Hall,no,', 'table,LIVE,1,Table,,')).toBe(0);
    expect((await bench.list({ vassalage: vendor, gameType: 'LIVE' })).games.map((game) => game.isGame)).toEqual([
      '',
      '',
    ]);
  });

  test('imports nothing when the database refuses one game of many', async () => {
    await bench.db.owner.query(
      `alter table games add constraint planted_fault check (game_code <> 'forbidden') not valid`,
    );
    try {
      const csv = 'gameCode,gameType,name_TY,minBet\na,RNG,A,1\nforbidden,RNG,B,1\n';
      await expect(run('list.csv', csv, ...toBrand())).rejects.toThrow(/planted_fault/);
      expect(await known()).toBe(0);
      const { rows } = await bench.db.owner.query('select from vendors where code = $1', [vendor]);
      expect(rows).toEqual([]);
    } finally {
      await bench.db.owner.query('alter table games drop constraint planted_fault');
    }
  });

  test.each([
    ['list.csv', 'gameCode,colour\na,red\n', /unknown columns: colour/],
    ['list.csv', 'gameCode,gameCode\na,b\n', /the column gameCode twice/],
    ['list.csv', 'gameCode\n"a\n', /line 2: a quoted field does not end/],
    ['list.csv', '', /has no games/],
    ['list.json', '{"games":', /is no JSON/],
    ['list.json', '"text"', /must be a list of games/],
    ['list.json', '[]', /has no games/],
  ])('refuses %s with %j', async (name, text, problem) => {
    expect(await run(name, text)).toBe(1);
    expect(said.join('\n')).toMatch(problem);
    expect(said.join('\n')).toContain('Nothing was imported.');
  });

  test('with --check writes nothing; without a brand the games are only known', async () => {
    const csv = 'gameCode,gameType,name_TY,minBet\na,RNG,A,1\n';
    expect(await run('list.csv', csv, '--check')).toBe(0);
    expect(await known()).toBe(0);
    expect(await run('list.csv', csv)).toBe(0);
    expect(await known()).toBe(1);
    expect(await bench.list()).toMatchObject({ total: 0 });
  });

  describe('of rooms', () => {
    const importRooms = (name: string, text: string) => run(name, text, '--rooms', ...toBrand());
    const roomsOf = async () => {
      const { rows } = await bench.db.owner.query(
        'select room_id, names, min_bet_minor, players, is_open from vendor_rooms where vendor_code = $1 order by position',
        [vendor],
      );
      return rows;
    };
    const header = 'roomId,gameCode,name_TY,minBet,maxBet,seats,players,open';
    beforeEach(() => run('list.csv', 'gameCode,gameType,name_TY,minBet\nmahjong,PVP,Mahjong,1\n', ...toBrand()));

    test('takes a list in place of the one before, in CSV and JSON', async () => {
      expect(await importRooms('a.csv', `${header}\nr2,mahjong,Two,0.50,5,4,3,no\nr1,mahjong,One,1,5,4,,\n`)).toBe(0);
      expect(said).toEqual([`2 rooms of ${vendor} imported in place of those before.`]);
      expect(await roomsOf()).toEqual([
        { room_id: 'r2', names: { TY: 'Two' }, min_bet_minor: '50', players: 3, is_open: false },
        { room_id: 'r1', names: { TY: 'One' }, min_bet_minor: '100', players: 0, is_open: true },
      ]);
      const room = { roomId: 'r3', gameCode: 'mahjong', names: { TY: 'Three' }, minBet: 1, maxBet: 2, seats: 2 };
      expect(await importRooms('a.json', JSON.stringify({ rooms: [room] }))).toBe(0);
      expect(await roomsOf()).toMatchObject([{ room_id: 'r3' }]);
    });

    test('tells every fault by its line, and leaves the rooms before as they are', async () => {
      await importRooms('a.csv', `${header}\nkept,mahjong,Kept,1,5,4,0,yes\n`);
      const wrong = [
        'good,mahjong,Good,1,5,4,4,yes',
        'good,mahjong,Twice,1,5,4,0,yes',
        'a,chess,,0,x,many,-1,maybe',
        'b,mahjong,B,5,1,1,9,yes',
      ];
      expect(await importRooms('a.csv', [header, ...wrong].join('\n'))).toBe(1);
      const places = said.slice(0, -1).map((line) => line.split(':', 1)[0]);
      const of = (row: number, ...fields: string[]) => fields.map((field) => `line ${row + 1} (room ${row}), ${field}`);
      expect(places.sort()).toEqual(
        [
          ...of(2, 'roomId'),
          ...of(3, 'gameCode', 'name_TY', 'minBet', 'maxBet', 'seats', 'players', 'open'),
          ...of(4, 'maxBet', 'seats', 'players'),
        ].sort(),
      );
      expect(said.at(-1)).toBe('11 faults in 4 rooms. Nothing was imported.');
      expect(await importRooms('a.csv', 'roomId,colour\na,red\n')).toBe(1);
      expect(await importRooms('a.csv', `${header}\n`)).toBe(1);
      expect(said.join()).toContain('has no rooms');
      expect(await roomsOf()).toMatchObject([{ room_id: 'kept' }]);
    });
  });

  test.each([
    [['--vendor', 'lower', '--file', 'a.csv'], /--vendor must be/],
    [['--vendor', 'A', '--file', 'a.txt'], /--file must name/],
    [['--vendor', 'A'], /--file must name/],
    [['--vendor', 'A', '--file', 'a.csv', '--launch-url', 'ftp://a'], /--launch-url must be/],
    [['--vendor', 'A', '--file', 'a.csv', '--launch-url', 'https://a.example:99999/'], /--launch-url must be/],
    [['--vendor', 'A', '--file', 'a.csv', '--transfer-url', 'https://a;sandbox/'], /--transfer-url must be/],
    [['--vendor', 'A', '--file', 'a.csv', '--icon-url', 'a.svg'], /--icon-url must be/],
    [['--vendor', 'A', '--file', 'a.csv', '--icon-url', 'https://a.example,x/a.svg'], /--icon-url must be/],
    [['--vendor', 'A', '--file', 'a.csv', '--colour'], /colour/],
  ])('tells how it is used for %j', async (args, problem) => {
    const tools = { database: bench.db.database, newId, log: (line: string) => void said.push(line), securityEvents };
    expect(await runGamesImport(args, tools)).toBe(2);
    expect(said.join('\n')).toMatch(problem);
    expect(said.join('\n')).toContain('npm run games:import');
  });

  test('is reported to the operator before it happens, a check or a wrong list is not', async () => {
    securityEvents.heard.length = 0;
    const list = 'gameCode,gameType,name_TY,minBet\none,RNG,One,1\n';
    const launchUrl = 'https://v.example/';
    const vendorArguments = ['--launch-url', launchUrl];
    expect(await run('list.csv', list, ...vendorArguments, '--check')).toBe(0);
    expect(await run('list.csv', 'gameCode\n!\n')).toBe(1);
    expect(securityEvents.heard).toEqual([]);
    expect(await run('list.csv', list, ...toBrand(), ...vendorArguments)).toBe(0);
    expect(securityEvents.heard).toMatchObject([
      { kind: 'games_imported', brandId: bench.brand.id, subject: `vendor:${vendor}`, detail: { games: 1, launchUrl } },
    ]);
  });

  test('says so when file or brand are missing', async () => {
    const tools = { database: bench.db.database, newId, log: (line: string) => void said.push(line), securityEvents };
    expect(await runGamesImport(['--vendor', 'A', '--file', path.join(folder, 'none.csv')], tools)).toBe(1);
    expect(await runGamesImport(['--vendor', 'A', '--file', 'a.csv', '--brand', 'nobody'], tools)).toBe(1);
    expect(said).toEqual([expect.stringContaining('cannot be read (ENOENT)'), 'There is no brand nobody.']);
  });
});
