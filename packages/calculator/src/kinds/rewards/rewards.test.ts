// @covers calculator reward-rules

import { describe, expect, test } from 'vitest';
import { calculate } from '../../index.ts';

const levels = [
  { name: 'V0', turnover: '0', deposit: '0' },
  { name: 'V1', turnover: '20000', deposit: '1000' },
  { name: 'V2', turnover: '100000', deposit: '5000' },
  { name: 'V3', turnover: '500000', deposit: '20000' },
  { name: 'V4', turnover: '2000000', deposit: '80000' },
  { name: 'V5', turnover: '8000000', deposit: '300000' },
  { name: 'V6', turnover: '30000000', deposit: '1000000' },
];
const weights = { RNG: '100', FISH: '100', PVP: '50', SPORTS: '100', LIVE: '10', LOTT: '20', COCKFIGHT: '0' };
const play = [
  { gameType: 'RNG', validTurnover: '6000' },
  { gameType: 'LIVE', validTurnover: '20000' },
  { gameType: 'SPORTS', validTurnover: '3000' },
  { gameType: 'COCKFIGHT', validTurnover: '5000' },
  { gameType: 'PVP', validTurnover: '4000' },
];
const dPlusB = { kind: 'wagering', deposit: '500', bonus: '500', multiple: 15, base: 'D+B', weights, play };
const rebate = {
  kind: 'manualRebate',
  minimum: '1.00',
  lines: [
    { gameType: 'RNG', validTurnover: '83250.0', percent: '0.6' },
    { gameType: 'LIVE', validTurnover: '120000.0', percent: '0.5' },
    { gameType: 'SPORTS', validTurnover: '45999.5', percent: '0.4' },
  ],
};
const points = {
  kind: 'points',
  weights: { RNG: '1', FISH: '1', PVP: '0.5', LIVE: '0.3', SPORTS: '0.5', LOTT: '0.2' },
  perTurnover: '100',
  turnover: { RNG: '12345', LIVE: '50000', SPORTS: '7777' },
};

describe('figures of the rulebook', () => {
  test.each([
    ['0', '0', 'V0'],
    ['150000', '4000', 'V1'],
    ['150000', '5000', 'V2'],
    ['2500000', '79999', 'V3'],
    ['2500000', '80000', 'V4'],
    ['100000000', '10000000', 'V6'],
  ])('8.9: turnover %s and deposit %s is %s', (turnover, deposit, level) => {
    expect(calculate({ kind: 'vipLevel', levels, turnover, deposit })).toEqual({ ok: true, value: { level } });
  });

  test.each<[string, unknown, Record<string, unknown>]>([
    ['8.10', points, { points: 312, carry: '33.50' }],
    ['8.10, carried on', { ...points, carried: '66.50' }, { points: 313, carry: '0.00' }],
    [
      '8.11',
      rebate,
      {
        lines: [
          { gameType: 'RNG', amount: '499.50' },
          { gameType: 'LIVE', amount: '600.00' },
          { gameType: 'SPORTS', amount: '183.99' },
        ],
        total: '1283.49',
        isClaimable: true,
      },
    ],
    [
      '8.11, below the minimum',
      { ...rebate, lines: [{ gameType: 'RNG', validTurnover: '199.99', percent: '0.5' }] },
      { lines: [{ gameType: 'RNG', amount: '0.99' }], total: '0.99', isClaimable: false },
    ],
    [
      '8.12',
      { kind: 'leaderboard', prizes: ['1000', '600', '400'], scores: { a: 90, b: 80, c: 80, d: 70 } },
      { paid: { a: '1000.00', b: '500.00', c: '500.00', d: '0.00' } },
    ],
    ['8.13', dPlusB, { required: '15000.00', progress: '13000.00', remaining: '2000.00' }],
    ['8.13, of the bonus', { ...dPlusB, base: 'B' }, { required: '7500.00', progress: '13000.00', remaining: '0.00' }],
    [
      '9.2',
      {
        kind: 'withdrawalTurnover',
        deposits: [
          { amount: '1000', turnoverSince: '1200' },
          { amount: '500', turnoverSince: '200' },
        ],
      },
      { released: '1000.00', missing: '300.00' },
    ],
    [
      '9.2, a cent is missing',
      { kind: 'withdrawalTurnover', deposits: [{ amount: '1000', turnoverSince: '999.99' }] },
      { released: '0.00', missing: '0.01' },
    ],
  ])('%s', (_section, question, value) => {
    expect(calculate(question)).toEqual({ ok: true, value });
  });
});

describe('a wrong case names its field', () => {
  test.each<[string, unknown, string, string]>([
    ['a weight below zero', { ...points, weights: { RNG: '-1' } }, 'amount_negative', 'weights.RNG'],
    ['a weight that is too fine', { ...points, weights: { RNG: '0.0000001' } }, 'amount_scale', 'weights.RNG'],
    ['a game type that is not there', { ...points, turnover: { CHESS: '1' } }, 'unknown_field', 'turnover.CHESS'],
    ['nothing for a point', { ...points, perTurnover: '0' }, 'amount_zero', 'perTurnover'],
    ['no level', { kind: 'vipLevel', levels: [], turnover: '0', deposit: '0' }, 'invalid_input', 'levels'],
    ['another base', { ...dPlusB, base: 'D' }, 'invalid_input', 'base'],
    [
      'turnover that grows with a later deposit',
      {
        kind: 'withdrawalTurnover',
        deposits: [
          { amount: '1', turnoverSince: '1' },
          { amount: '1', turnoverSince: '2' },
        ],
      },
      'invalid_input',
      'deposits.1.turnoverSince',
    ],
  ])('%s', (_what, question, error, field) => {
    expect(calculate(question)).toEqual({ ok: false, error, field });
  });
});
