// @covers calculator agent-pay-rules

import { describe, expect, test } from 'vitest';
import { calculate } from '../../calculate.ts';

const dividendTiers = [
  { lossAtLeast: '0', activeAtLeast: 0, percent: '0' },
  { lossAtLeast: '10000', activeAtLeast: 3, percent: '10' },
  { lossAtLeast: '50000', activeAtLeast: 5, percent: '15' },
  { lossAtLeast: '200000', activeAtLeast: 10, percent: '20' },
];
const wageTiers = [
  { turnoverAtLeast: '0', activeAtLeast: 0, percent: '0.00' },
  { turnoverAtLeast: '10000', activeAtLeast: 2, percent: '0.30' },
  { turnoverAtLeast: '50000', activeAtLeast: 5, percent: '0.50' },
];

test.each<[string, object, object]>([
  [
    'rebateByDifference',
    {
      turnover: '250000',
      rates: [
        { name: 'A', percent: '0.8' },
        { name: 'B', percent: '0.65' },
        { name: 'M', percent: '0.3' },
      ],
    },
    {
      paid: [
        { name: 'A', amount: '375.00' },
        { name: 'B', amount: '875.00' },
        { name: 'M', amount: '750.00' },
      ],
      total: '2000.00',
    },
  ],
  [
    'rebatePoints',
    { turnover: '1000', points: [{ name: 'M', points: '6.5' }], baseGroup: 1800, group: 1900 },
    { paid: [{ name: 'M', amount: '15.00' }], total: '15.00' },
  ],
  [
    'dividend',
    {
      tiers: dividendTiers,
      carriesLoss: true,
      periods: [
        { loss: '240000', active: 14 },
        { loss: '-120000', active: 9 },
        { loss: '200000', active: 22 },
      ],
    },
    {
      periods: [
        { base: '240000.00', percent: '20.00', dividend: '48000.00', carry: '0.00' },
        { base: '-120000.00', percent: '0.00', dividend: '0.00', carry: '-120000.00' },
        { base: '80000.00', percent: '15.00', dividend: '12000.00', carry: '0.00' },
      ],
    },
  ],
  [
    'dividendChain',
    {
      chain: [
        { name: 'A', percent: '25', ownLoss: '500000' },
        { name: 'B', percent: '20', ownLoss: '200000' },
        { name: 'C', percent: '15', ownLoss: '100000' },
      ],
    },
    {
      paid: [
        { name: 'A', gross: '200000.00', paysDown: '55000.00', keeps: '145000.00' },
        { name: 'B', gross: '40000.00', paysDown: '0.00', keeps: '40000.00' },
        { name: 'C', gross: '15000.00', paysDown: '0.00', keeps: '15000.00' },
      ],
    },
  ],
  ['dailyWage', { tiers: wageTiers, turnover: '60000', active: 4 }, { percent: '0.30', wage: '180.00' }],
  [
    'hourlySalary',
    { percent: '0.2', turnoverAtLeast: '5000', hours: ['4200', '18000', '0', '90500'] },
    { pay: ['0.00', '36.00', '0.00', '181.00'], total: '217.00' },
  ],
  [
    'realTimeSalary',
    { percent: '0.15', slots: ['1583.88', '-500'] },
    {
      slots: [
        { cumulative: '1583.88', paidNow: '2.37', paidTotal: '2.37', setOff: '0.00' },
        { cumulative: '1083.88', paidNow: '0.00', paidTotal: '2.37', setOff: '0.75' },
      ],
    },
  ],
  [
    'positionTaking',
    {
      memberResult: '750',
      shares: [
        { name: 'agent', percent: '60' },
        { name: 'master', percent: '25' },
        { name: 'company', percent: '15' },
      ],
    },
    {
      results: [
        { name: 'agent', amount: '-450.00' },
        { name: 'master', amount: '-187.50' },
        { name: 'company', amount: '-112.50' },
      ],
    },
  ],
  ['revenueShare', { memberLoss: '27000', fees: '2700', percent: '40' }, { commission: '9720.00', carry: '0.00' }],
  ['revenueShare', { memberLoss: '-15000', fees: '1500', percent: '40' }, { commission: '0.00', carry: '-6600.00' }],
])('%s', (kind, fields, value) => {
  expect(calculate({ kind, ...fields })).toEqual({ ok: true, value });
});

describe('what the rules refuse names its field', () => {
  test.each<[object, string, string]>([
    [
      {
        kind: 'rebateByDifference',
        turnover: '1',
        rates: [
          { name: 'A', percent: '0.5' },
          { name: 'B', percent: '0.6' },
        ],
      },
      'higher_rate',
      'rates.1',
    ],
    [
      { kind: 'rebateByDifference', turnover: '1', rates: [{ name: 'A', percent: '101' }] },
      'invalid_input',
      'rates.0.percent',
    ],
    [
      { kind: 'rebateByDifference', turnover: '-1', rates: [{ name: 'A', percent: '1' }] },
      'amount_negative',
      'turnover',
    ],
    [{ kind: 'dailyWage', tiers: wageTiers.toReversed(), turnover: '1', active: 1 }, 'invalid_input', 'tiers.1'],
    [{ kind: 'positionTaking', memberResult: '1', shares: [{ name: 'A', percent: '99' }] }, 'invalid_input', 'shares'],
    [
      { kind: 'rebatePoints', turnover: '1', points: [{ name: 'M', points: '6.5' }], baseGroup: 1800, group: 1931 },
      'choice_not_offered',
      'group',
    ],
    [{ kind: 'revenueShare', memberLoss: '1', fees: '0', percent: '40', carried: '1' }, 'invalid_input', 'carried'],
  ])('%j', (input, error, field) => {
    expect(calculate(input)).toEqual({ ok: false, error, field });
  });
});
