// @covers calculator

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { calculate, kindNames } from './index.ts';

const ssc = { kind: 'lotteryTicket', game: 'ssc', unit: '2', times: 1, group: 1956, draw: [1, 2, 3, 4, 5] };
const lo = {
  kind: 'vietnamTicket',
  region: 'south',
  betType: 'de',
  selection: ['45'],
  pointPrice: '1.00',
  points: 10,
  returnPerHit: '99.5',
  result: { DB: ['012345'] },
};

describe('a wrong case is answered with the key and the place of what is wrong', () => {
  test.each<[string, unknown, string, string]>([
    ['no object', 7, 'invalid_input', ''],
    ['a list', [], 'invalid_input', ''],
    ['nothing', null, 'invalid_input', ''],
    ['no kind', {}, 'invalid_input', 'kind'],
    ['a kind of the prototype', { kind: 'toString' }, 'invalid_input', 'kind'],
    ['an unknown field', { ...lo, point: 1 }, 'unknown_field', 'point'],
    ['an amount that is a number', { ...lo, pointPrice: 1 }, 'invalid_input', 'pointPrice'],
    ['an amount with a comma', { ...lo, pointPrice: '1,0' }, 'amount_format', 'pointPrice'],
    ['points below one', { ...lo, points: 0 }, 'invalid_input', 'points'],
    ['a bet that is not there', { ...lo, betType: 'lo9' }, 'choice_not_offered', 'betType'],
    ['a number that cannot be', { ...lo, selection: ['45', '4x'] }, 'invalid_input', 'selection.1'],
    ['a number twice', { ...lo, selection: ['45', '45'] }, 'invalid_input', 'selection.1'],
    ['a prize that is missing', { ...lo, result: {} }, 'invalid_input', 'result.DB'],
    ['a drawn number too short', { ...lo, result: { DB: ['12345'] } }, 'invalid_input', 'result.DB.0'],
    ['a prize that is not there', { ...lo, result: { DB: ['012345'], G9: [] } }, 'unknown_field', 'result.G9'],
    ['a game that is not there', { ...ssc, game: 'bingo', bet: 'place' }, 'invalid_input', 'game'],
    ['a row that is not there', { ...ssc, bet: '6-star direct' }, 'choice_not_offered', 'bet'],
    [
      'a selection of four for five',
      { ...ssc, bet: '5-star direct', selection: ['1', '2', '3', '4'] },
      'invalid_input',
      'selection',
    ],
    [
      'a draw of four',
      { ...ssc, bet: '5-star direct', selection: '1|2|3|4|5', draw: [1, 2, 3, 4] },
      'invalid_input',
      'draw',
    ],
    [
      'a group of a game without',
      { ...ssc, game: '4d', bet: 'big', selection: ['1234'], draw: {} },
      'invalid_input',
      'group',
    ],
  ])('%s', (_, input, error, field) => {
    const answer = calculate(input);
    expect(answer.ok ? answer : { error: answer.error, field: answer.field }).toEqual({ error, field });
  });
});

describe('tickets of Vietnam', () => {
  const north = {
    DB: ['12345'],
    G1: ['67890'],
    G2: ['11111', '22245'],
    G3: ['00045', '10001', '20002', '30003', '40004', '50005'],
    G4: ['1234', '5678', '9012', '3445'],
    G5: ['1111', '2222', '3333', '4444', '5555', '6666'],
    G6: ['345', '678', '901'],
    G7: ['45', '12', '34', '99'],
  };
  test.each([
    ['lo2', ['45'], '99.5', 1, { cost: '27.00', hits: 6, return: '597.00' }],
    ['lo3', ['345'], '980', 2, { cost: '46.00', hits: 2, return: '3920.00' }],
    ['xien2', ['45', '99'], '16', 5, { cost: '5.00', hits: 1, return: '80.00' }],
    ['truot4', ['46', '47', '48', '49'], '2.3', 3, { cost: '3.00', hits: 1, return: '6.90' }],
    ['dd', ['45'], '98', 1, { cost: '5.00', hits: 2, return: '196.00' }],
    ['taixiu', ['small'], '1.999', 1, { cost: '1.00', hits: 1, return: '1.99' }],
    ['tong', [9], '9', 1, { cost: '1.00', hits: 1, return: '9.00' }],
  ])('%s on %j', (betType, selection, returnPerHit, points, value) => {
    const input = { ...lo, region: 'north', betType, selection, returnPerHit, points, result: north };
    expect(calculate(input)).toEqual({ ok: true, value });
  });

  test('a point may cost more than one', () => {
    expect(calculate({ ...lo, pointPrice: '1000.00' })).toMatchObject({
      value: { cost: '10000.00', return: '995000.00' },
    });
  });
});

describe('tickets of other lotteries', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      '5-star direct',
      { bet: '5-star direct', selection: ['1', '2', '3', '4', '5'] },
      { bets: 1, cost: '2.00', wins: 1, return: '195600.00' },
    ],
    [
      'a compound one',
      { bet: '5-star direct', selection: ['12', [2], ['3', 4], '4', '5'] },
      { bets: 4, cost: '8.00', wins: 1, return: '195600.00' },
    ],
    [
      'group 120 by its row',
      { bet: 'group120 (5 distinct)', selection: [5, 4, 3, 2, 1] },
      { bets: 1, cost: '2.00', wins: 1, return: '1630.00' },
    ],
    [
      'group 120 without its remark',
      { bet: 'group120', selection: ['54321'] },
      { bets: 1, cost: '2.00', wins: 1, return: '1630.00' },
    ],
    [
      'a fraction of a ticket',
      { bet: '5-star direct', selection: '1|2|3|4|5', unit: '0.002' },
      { bets: 1, cost: '0.00', wins: 1, return: '195.60' },
    ],
    ['a word that the row says', { bet: 'sum small (0-22)' }, { bets: 1, cost: '2.00', wins: 1, return: '3.91' }],
    [
      'a return that is told',
      { bet: 'position (ding wei)', selection: '1||||9', group: undefined, returnPer1: '9.5', times: 10 },
      { bets: 2, cost: '40.00', wins: 1, return: '190.00' },
    ],
    [
      'a race',
      {
        game: 'pk10',
        bet: 'top two in order',
        selection: [['03'], ['08']],
        draw: ['03', '08', '01', '02', '04', '05', '06', '07', '09', '10'],
      },
      { bets: 1, cost: '2.00', wins: 1, return: '176.04' },
    ],
    ['dice', { game: 'k3', bet: 'sum 6', draw: [1, 2, 3] }, { bets: 1, cost: '2.00', wins: 1, return: '42.24' }],
    [
      'a pushed ball',
      { game: '11x5', bet: 'sum big (>30), 30 pushes', group: undefined, draw: [11, 1, 2, 7, 9] },
      { bets: 1, cost: '2.00', wins: 0, return: '2.00' },
    ],
    [
      'PC28',
      { game: 'lucky28', bet: 'exact 1 or 26', group: undefined, selection: [26], draw: [9, 9, 8] },
      { bets: 1, cost: '2.00', wins: 1, return: '633.32' },
    ],
    [
      '4D',
      {
        game: '4d',
        bet: 'iBox 24 big RTP',
        group: undefined,
        unit: '1',
        selection: ['4321'],
        draw: { first: ['1234'] },
      },
      { bets: 1, cost: '1.00', wins: 1, return: '105.00' },
    ],
    [
      'togel',
      { game: 'togel', bet: '2D', group: undefined, unit: '10', selection: ['34'], draw: ['1234'] },
      { bets: 1, cost: '7.10', wins: 1, return: '700.00' },
    ],
    [
      'Thai',
      { game: 'thai', bet: '3 top straight', group: undefined, unit: '1', selection: ['456'], draw: ['123456'] },
      { bets: 1, cost: '1.00', wins: 1, return: '900.00' },
    ],
  ])('%s', (_, fields, value) => expect(calculate({ ...ssc, ...fields })).toEqual({ ok: true, value }));
});

describe('issues', () => {
  test('of a fast lottery', () => {
    const input = {
      kind: 'issue',
      nowUtc: '2025-03-03T02:00:37',
      intervalSeconds: 60,
      utcOffsetHours: 8,
      lockSeconds: 5,
    };
    const value = {
      numero: '202503030601',
      drawsAtUtc: '2025-03-03T02:01:00Z',
      toDrawSeconds: 23,
      toCloseSeconds: 18,
      isOpen: true,
    };
    expect(calculate(input)).toEqual({ ok: true, value });
  });
  test('of a province', () => {
    const input = {
      kind: 'issue',
      nowUtc: '2025-03-03T09:15:00Z',
      drawDayOfWeek: '2,7',
      drawTime: '16:15',
      utcOffsetHours: 7,
      lockSeconds: 120,
    };
    expect(calculate(input)).toMatchObject({ value: { numero: '20250308', toDrawSeconds: 432_000 } });
    expect(calculate({ ...input, drawTime: undefined })).toEqual({
      ok: false,
      error: 'invalid_input',
      field: 'drawTime',
    });
    expect(calculate({ ...input, nowUtc: '2025-13-03T09:15:00' })).toMatchObject({ ok: false, field: 'nowUtc' });
  });
});

describe('npm run calculate', { timeout: 120_000 }, () => {
  const script = fileURLToPath(new URL('../../../scripts/calculate.mjs', import.meta.url));
  const run = (args: readonly string[], input: string) =>
    spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', input });

  test('answers case by case, the wrong ones too', () => {
    const { status, stdout, stderr } = run(['--file', '-'], JSON.stringify([{ kind: 'none' }, lo]));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual([
      { ok: false, error: 'invalid_input', field: 'kind' },
      { ok: true, value: { cost: '10.00', hits: 1, return: '995.00' } },
    ]);
  });

  test.each([
    ['a file that is not there', ['--file', '/no/such/file'], ''],
    ['a file that is no list', ['--file', '-'], '{}'],
    ['no file', [], ''],
  ])('%s ends with one sentence and exit code 1', (_, args, input) => {
    const { status, stdout, stderr } = run(args, input);
    expect([status, stdout, stderr.trim().split('\n').length]).toEqual([1, '', 1]);
  });
});

test('every kind has a name of its own', () => expect(new Set(kindNames).size).toBe(kindNames.length));
