// @covers calculator-sports

import { describe, expect, test } from 'vitest';
import { calculate } from '../../calculate.ts';

type Case = Record<string, unknown>;

const value = (kind: string, input: Case) => {
  const answer = calculate({ kind, ...input });
  if (!answer.ok) throw new Error(`${answer.error} ${answer.field}`);
  return answer.value;
};
const legs = (...texts: string[]) =>
  texts.map((text) => {
    const [odds, result] = text.split(' ');
    return { odds, result };
  });

const stake = '100';
const single = { stake, odds: '1.95', market: 'AH', selection: 'home', line: '-0.75', score: '1-0' };
const esports = { stake, odds: '1.90', market: 'TM', selection: 'over', line: '2.5', maps: '2-1', bestOf: 3 };
const parlay = { stake, legs: legs('1.90 win', '1.85 halfWin', '2.10 win') };
const cashOut = { stake, marginPercent: '5', oddsAtBet: '2.50', oddsNow: '1.60' };

describe('what the rules say', () => {
  test.each<[string, Case, Case]>([
    [
      'odds',
      { format: 'decimal', odds: '1.80' },
      {
        decimal: '1.8000',
        hongkong: '0.8000',
        malay: '0.8000',
        indonesian: '-1.2500',
        american: '-125.0000',
        impliedPercent: '55.56',
      },
    ],
    ['odds', { format: 'malay', odds: '-0.55', stake: '200' }, { decimal: '2.8182', risk: '110.00', profit: '200.00' }],
    ['single', single, { result: 'halfWin', return: '147.50', net: '47.50', validTurnover: '47.50' }],
    ['single', { ...single, selection: '2', line: '0.75' }, { result: 'halfLoss', return: '50.00', net: '-50.00' }],
    ['single', { ...single, scoreAtBet: '1-0' }, { result: 'loss', return: '0.00', validTurnover: '100.00' }],
    ['single', { ...single, status: 'abandoned' }, { result: 'void', return: '100.00', net: '0.00' }],
    ['single', { ...single, score: undefined, status: 'postponed' }, { result: 'void', return: '100.00' }],
    [
      'single',
      { stake, odds: '-0.80', format: 'malay', market: '1X2', selection: '1', score: '2-1' },
      { result: 'win', risk: '80.00', return: '180.00', net: '100.00', validTurnover: '80.00' },
    ],
    [
      'single',
      { stake, odds: '4.50', market: 'HTFT', selection: 'X/2', halfTimeScore: '0-0', score: '0-1' },
      { result: 'win', return: '450.00' },
    ],
    [
      'single',
      { stake, odds: '2', market: '1H-OU', selection: 'over', line: '0.5', score: '1-0', status: 'abandoned' },
      { result: 'win', return: '200.00' },
    ],
    ['esports', esports, { result: 'win', return: '190.00' }],
    ['esports', { ...esports, maps: '1-0', forfeitBy: 'B' }, { result: 'void', return: '100.00' }],
    ['esports', { ...esports, maps: '1-1', forfeitBy: 'B' }, { result: 'win' }],
    ['esports', { ...esports, maps: '0-0', walkover: true }, { result: 'void' }],
    ['esports', { ...esports, market: 'ML-3', selection: 'A', line: undefined, maps: '2-0' }, { result: 'void' }],
    ['esports', { ...esports, market: 'MW', selection: 'A', line: undefined }, { result: 'win' }],
    ['esports', { ...esports, market: 'MH', selection: 'B', line: '1.5' }, { result: 'win' }],
    ['parlay', parlay, { effectiveOdds: '5.685750', return: '568.58' }],
    [
      'system',
      { unitStake: '10', type: 'yankee', legs: legs('1.90 win', '1.90 halfWin', '2.10 loss', '1.75 void') },
      { bets: 11, stake: '110.00', return: '88.60' },
    ],
    [
      'system',
      { unitStake: '10', choose: 2, legs: legs('1.80 win', '2.00 win', '2.50 loss') },
      { bets: 3, stake: '30.00', return: '36.00' },
    ],
    ['deadHeat', { stake, odds: '8.00', of: 3 }, { return: '266.67' }],
    [
      'margin',
      { odds: ['2.10', '3.40', '3.60'] },
      { booksum: '1.048086', overroundPercent: '4.808590', payoutPercent: '95.412027' },
    ],
    ['cashOut', cashOut, { offer: '148.43' }],
    ['cashOut', { ...cashOut, partPercent: '40' }, { offer: '59.37', leftStake: '60.00' }],
    [
      'cashOut',
      {
        stake,
        marginPercent: '5',
        legs: [
          { oddsAtBet: '1.80', result: 'win' },
          { oddsAtBet: '2.20', oddsNow: '1.50' },
          { oddsAtBet: '1.90', oddsNow: '2.00' },
        ],
      },
      { offer: '238.26' },
    ],
    ['cockfight', { bet: 'bdd', odds: '8', stake, outcome: 'BDD' }, { result: 'win', return: '900.00' }],
    ['cockfight', { bet: 'wala', odds: '-0.94', stake, outcome: 'FTD' }, { result: 'push', return: '94.00' }],
    [
      'tote',
      { meronPool: '880000', walaPool: '120000', takeoutPercent: '5' },
      { meronPer100: '107.95', walaPer100: '791.66', isCancelled: false },
    ],
  ])('%s %j', (kind, input, expected) => {
    expect(value(kind, input)).toMatchObject(expected);
  });

  test('the three ways of taking the margin out', () => {
    const { fair } = value('margin', { odds: ['1.30', '3.50'] });
    expect(fair).toEqual({
      multiplicative: ['0.729167', '0.270833'],
      additive: ['0.741758', '0.258242'],
      power: ['0.748780', '0.251220'],
    });
  });

  test('a named system by any spelling', () => {
    const five = legs('2 win', '2 win', '2 win', '2 win', '2 win');
    for (const type of ['canadian', 'super yankee', 'superYankee'])
      expect(value('system', { unitStake: '1', type, legs: five }).bets).toBe(26);
  });
});

describe('what cannot be answered names its field', () => {
  const thirteen = legs(...Array.from({ length: 13 }, () => '2 win'));
  test.each<[string, Case, string, string]>([
    ['odds', { odds: '1.00' }, 'invalid_input', 'odds'],
    ['odds', { odds: 'NaN' }, 'invalid_input', 'odds'],
    ['odds', { odds: '0.8', format: 'roman' }, 'invalid_input', 'format'],
    ['odds', { odds: '1.5', format: 'malay' }, 'invalid_input', 'odds'],
    ['single', { ...single, stake: '0' }, 'amount_zero', 'stake'],
    ['single', { ...single, stake: '1.005' }, 'amount_scale', 'stake'],
    ['single', { ...single, market: 'XYZ' }, 'invalid_input', 'market'],
    ['single', { ...single, selection: 'over' }, 'invalid_input', 'selection'],
    ['single', { ...single, line: '0.3' }, 'invalid_input', 'line'],
    ['single', { ...single, line: undefined }, 'invalid_input', 'line'],
    ['single', { ...single, market: '1X2', selection: '1' }, 'invalid_input', 'line'],
    ['single', { ...single, score: '1' }, 'invalid_input', 'score'],
    ['single', { ...single, score: undefined }, 'invalid_input', 'score'],
    ['single', { ...single, scoreAtBet: '2-0' }, 'invalid_input', 'scoreAtBet'],
    ['single', { ...single, halfTimeScore: '0-1' }, 'invalid_input', 'halfTimeScore'],
    ['single', { ...single, finalScore: '0-1' }, 'invalid_input', 'finalScore'],
    ['single', { ...single, market: 'FG', line: undefined, score: '1-1' }, 'invalid_input', 'firstGoal'],
    ['single', { ...single, hint: 1 }, 'unknown_field', 'hint'],
    ['esports', { ...esports, maps: '2-2' }, 'invalid_input', 'maps'],
    ['esports', { ...esports, maps: '1-0' }, 'invalid_input', 'maps'],
    ['esports', { ...esports, mapWinners: ['A'] }, 'invalid_input', 'mapWinners'],
    ['esports', { ...esports, market: 'MW', selection: 'A' }, 'invalid_input', 'line'],
    ['esports', { ...esports, market: 'ML-1', selection: 'A', line: undefined }, 'invalid_input', 'mapWinners'],
    ['esports', { ...esports, market: 'ML-4', selection: 'A', line: undefined }, 'invalid_input', 'market'],
    ['parlay', { stake, legs: legs('2 win') }, 'invalid_input', 'legs'],
    ['parlay', { stake, legs: thirteen }, 'invalid_input', 'legs'],
    ['parlay', { stake, legs: legs('2 win', '0.9 win') }, 'invalid_input', 'legs.1.odds'],
    ['parlay', { stake, legs: legs('2 win', '2 won') }, 'invalid_input', 'legs.1.result'],
    ['system', { unitStake: '1', legs: legs('2 win', '2 win') }, 'invalid_input', 'type'],
    ['system', { unitStake: '1', type: 'trixie', legs: legs('2 win', '2 win') }, 'invalid_input', 'legs'],
    ['system', { unitStake: '1', type: 'trixie', choose: 2, legs: legs('2 win', '2 win') }, 'invalid_input', 'choose'],
    ['deadHeat', { stake, odds: '8', of: 0 }, 'invalid_input', 'of'],
    ['margin', { odds: ['2'] }, 'invalid_input', 'odds'],
    ['cashOut', { ...cashOut, oddsNow: undefined }, 'invalid_input', 'oddsNow'],
    ['cashOut', { ...cashOut, oddsAtBet: undefined }, 'invalid_input', 'oddsAtBet'],
    ['cashOut', { ...cashOut, marginPercent: '101' }, 'invalid_input', 'marginPercent'],
    ['cashOut', { ...cashOut, legs: [{ oddsAtBet: '2', oddsNow: '2' }] }, 'invalid_input', 'legs'],
    ['cashOut', { stake, marginPercent: '5', legs: [{ oddsAtBet: '2' }] }, 'invalid_input', 'legs.0.oddsNow'],
    ['cockfight', { bet: 'meron', odds: '8', stake, outcome: 'BDD' }, 'invalid_input', 'odds'],
    ['tote', { meronPool: '1', walaPool: '1', takeoutPercent: '100' }, 'invalid_input', 'takeoutPercent'],
  ])('%s %j: %s at %s', (kind, input, error, field) => {
    expect(calculate({ kind, ...input })).toEqual({ ok: false, error, field });
  });
});
