// @covers calculator calculator-cards

import { describe, expect, test } from 'vitest';
import { calculate } from '../../index.ts';

const answered = (input: object) => {
  const answer = calculate(input);
  if (!answer.ok) throw new Error(`${answer.error} ${answer.field}`);
  return answer.value;
};
const faultOf = (input: object) => {
  const answer = calculate(input);
  return answer.ok ? answer : `${answer.error} ${answer.field}`;
};

const pot = { kind: 'rake', pot: '123.45', percent: '5', sawFlop: true, playersDealt: 6, cap: '3.00' };
describe('rake', () => {
  test.each([
    [{}, '3.00'],
    [{ pot: '10.00' }, '0.50'],
    [{ sawFlop: false }, '0.00'],
    [{ playersDealt: 2, cap: undefined }, '1.00'],
    [{ playersDealt: 3, cap: undefined }, '2.00'],
    [{ playersDealt: 9, cap: undefined }, '3.00'],
    [{ pot: '0.99', playersDealt: 3, cap: '2.00' }, '0.04'],
    [{ percent: '2.75', cap: '100' }, '3.39'],
  ])('%j', (more, rake) => expect(answered({ ...pot, ...more })).toEqual({ rake }));

  test.each([
    [{ percent: '101' }, 'invalid_input percent'],
    [{ percent: '0.001' }, 'invalid_input percent'],
    [{ playersDealt: 1 }, 'invalid_input playersDealt'],
    [{ pot: '-1' }, 'amount_negative pot'],
  ])('%j is refused', (more, fault) => expect(faultOf({ ...pot, ...more })).toBe(fault));
});

const pots = {
  kind: 'sidePots',
  committed: { A: '20', B: '75', C: '200', D: '10' },
  folded: ['D'],
  ranks: { A: 2, B: 7, C: 5 },
  rake: '12',
  odd: ['A', 'B', 'C', 'D'],
};
describe('side pots', () => {
  test('the uncalled part goes back, the rest is raked and paid', () => {
    expect(answered(pots)).toEqual({
      uncalled: { C: '125.00' },
      pots: [
        { amount: '70.00', eligible: ['A', 'B', 'C'] },
        { amount: '110.00', eligible: ['B', 'C'] },
      ],
      payout: { A: '0.00', B: '168.00', C: '0.00', D: '0.00' },
    });
  });

  test('an odd chip goes to the first winner in the order', () => {
    const tie = { kind: 'sidePots', committed: { A: '0.33', B: '0.33', C: '0.33' }, ranks: { A: 5, B: 5, C: 1 } };
    expect(answered({ ...tie, odd: ['C', 'B', 'A'] }).payout).toEqual({ A: '0.49', B: '0.50', C: '0.00' });
    expect(answered(tie)).toMatchObject({ uncalled: {}, payout: { A: '0.50', B: '0.49' } });
  });

  test.each([
    [{ folded: ['E'] }, 'invalid_input folded.0'],
    [{ folded: ['A', 'A'] }, 'invalid_input folded.1'],
    [{ folded: ['A', 'B', 'C', 'D'] }, 'invalid_input folded'],
    [{ ranks: { A: 2, B: 7 } }, 'invalid_input ranks.C'],
    [{ ranks: { ...pots.ranks, Z: 1 } }, 'unknown_field ranks.Z'],
    [{ odd: ['A', 'B'] }, 'invalid_input odd'],
    [{ rake: '500' }, 'invalid_input rake'],
    [{ committed: { A: '1' } }, 'invalid_input committed'],
  ])('%j is refused', (more, fault) => expect(faultOf({ ...pots, ...more })).toBe(fault));
});

describe('hands', () => {
  const hand = (cards: string, game = 'holdem') => ({ kind: 'hand', game, cards: cards.split(' ') });
  test('a hand has a name and a rank that compares', () => {
    expect(answered(hand('As Ks Qs Js Ts 2d 3c')).name).toBe('royalFlush');
    expect(answered(hand('Ts Td Tc 5h 5s', 'niuniu')).name).toBe('bullBull');
    expect(answered(hand('2s 3d 5c', 'zjh')).name).toBe('lowest');
    expect(answered(hand('As 2s 3s', 'threeCardPoker')).name).toBe('straightFlush');
    expect(answered(hand('As Ks Qs', 'thirteen')).name).toBe('highCard');
    expect(answered(hand('As Ks Qs Js Ts', 'thirteen')).name).toBe('royalFlush');
    expect(answered(hand('9s Kd', 'baccarat'))).toEqual({ name: 'natural', rank: 9 });
    expect(answered(hand('9s 9s 9s', 'baccarat'))).toEqual({ name: 'points', rank: 7 });
    expect(answered(hand('As Kd', 'blackjack'))).toEqual({ name: 'blackjack', rank: 22 });
    expect(answered(hand('As 6d', 'blackjack'))).toEqual({ name: 'soft', rank: 17 });
    expect(answered(hand('As 6d Kd', 'blackjack'))).toEqual({ name: 'hard', rank: 17 });
    expect(answered(hand('9s 6d Kd', 'blackjack'))).toEqual({ name: 'bust', rank: 0 });
    expect(answered(hand('66 66', 'wenzhou')).name).toBe('pair');
    const tiles = (...cards: number[]) => ({ kind: 'hand', game: 'twoEight', cards });
    expect(answered(tiles(2, 8)).name).toBe('twoEight');
    expect(answered(tiles(0, 0)).rank as number).toBeGreaterThan(answered(tiles(9, 9)).rank as number);
    const [low, high] = [answered(hand('As Ad Kc Qh 2s')), answered(hand('As Ad Kc Qh 3s'))];
    expect(high.rank as number).toBeGreaterThan(low.rank as number);
  });
  test.each([
    [hand('As Ks'), 'invalid_input cards'],
    [hand('As As Kd Qd Jd'), 'invalid_input cards.1'],
    [hand('As 1s Kd Qd Jd'), 'invalid_input cards.1'],
    [hand('As Ks Qs Js Ts 9s', 'niuniu'), 'invalid_input cards'],
    [hand('As Ks Qs Js', 'zjh'), 'invalid_input cards'],
    [hand('As Ks Qs Js', 'thirteen'), 'invalid_input cards'],
    [hand('As Ks Qs Js Ts', 'bridge'), 'invalid_input game'],
    [hand('As', 'baccarat'), 'invalid_input cards'],
    [hand('As As As As As As As As As', 'blackjack'), 'invalid_input cards.8'],
    [hand('36 36', 'wenzhou'), 'invalid_input cards.1'],
    [hand('66 78', 'wenzhou'), 'invalid_input cards.1'],
    [{ kind: 'hand', game: 'twoEight', cards: [2, 10] }, 'invalid_input cards.1'],
    [hand('2s 8s', 'twoEight'), 'invalid_input cards.0'],
  ])('%j is refused', (input, fault) => expect(faultOf(input)).toBe(fault));
});

describe('rounds of live tables', () => {
  const round = (game: string, draw: object, ...bets: readonly (readonly [string, string])[]) => ({
    ...{ kind: 'tableRound', game, draw },
    bets: bets.map(([bet, stake]) => ({ bet, stake })),
  });
  const wenzhou = {
    banker: ['55', '46'],
    doors: [
      ['66', '66'],
      ['13', '16'],
      ['12', '24'],
    ],
  };
  const bulls = {
    banker: ['Ks', 'Qs', 'Js', '4s', '6s'],
    doors: [
      ['Kh', 'Qh', 'Jh', '3h', '5h'],
      ['Ac', '3c', '5c', '8c', 'Kc'],
      ['Kd', 'Qd', 'Jd', 'Qc', 'Jc'],
    ],
  };
  const fight = { red: bulls.doors[0], blue: bulls.doors[1] };
  /** The ball in 17, and one lucky pocket. */
  const golden = (pocket: number, multiplier: number) => ({ pocket: 17, lucky: [{ pocket, multiplier }] });

  test.each([
    [round('roulette', { pocket: 17 }, ['straight:17', '1.00'], ['red', '2.00']), ['36.00', '0.00'], '36.00'],
    [round('goldenPockets', golden(17, 250), ['straight:17', '1.00'], ['red', '2.00']), ['251.00', '0.00'], '251.00'],
    [round('goldenPockets', golden(3, 50), ['straight:17', '1.00']), ['30.00'], '30.00'],
    [round('bullFight', fight, ['red', '10.00'], ['bull:8', '1.00']), ['19.50', '7.00'], '26.50'],
    [round('wenzhou', wenzhou, ['doorWins:1', '10.00'], ['doorLoses:2', '10.00']), ['19.90', '0.00'], '19.90'],
    [
      round(
        'twoEight',
        {
          banker: [7, 2],
          doors: [
            [2, 8],
            [2, 7],
            [4, 4],
          ],
        },
        ['tie:2', '1.00'],
        ['pair:3', '1.00'],
      ),
      ['77.00', '12.00'],
      '89.00',
    ],
    [
      round(
        'dragonPhoenix',
        { dragon: ['As', 'Ah', 'Ac'], phoenix: ['2s', '3h', '5c'] },
        ['phoenix', '1.00'],
        ['threeOfAKind', '1.00'],
      ),
      ['1.95', '0.00'],
      '1.95',
    ],
    [
      round(
        'baccarat',
        { player: ['9s', '4d', '6h'], banker: ['3s', '3d', '2h'] },
        ['player', '10.00'],
        ['banker', '10.00'],
        ['tie', '1.00'],
        ['bankerPair', '1.00'],
        ['big', '1.00'],
      ),
      ['20.00', '0.00', '0.00', '12.00', '1.54'],
      '33.54',
    ],
    [
      round(
        'baccaratNoCommission',
        { player: ['5s', 'Td', 'Ks'], banker: ['3s', '3d'] },
        ['banker', '10.00'],
        ['superSix', '1.00'],
        ['luckySix', '1.00'],
      ),
      ['15.00', '13.00', '13.00'],
      '41.00',
    ],
    [
      round('fishPrawnCrab', { dice: ['fish', 'fish', 'crab'] }, ['single:fish', '1.00'], ['pair:prawn-stag', '1.00']),
      ['3.00', '0.00'],
      '3.00',
    ],
    // Two eights are split; the first hand doubles, the other stands; the dealer has twenty.
    [
      round(
        'blackjack',
        {
          ...{ player: ['8s', '8h'], dealer: ['Ts', 'Td'], first: ['3s', 'Ks'], second: ['2d'] },
          decisions: [
            { phase: 1, action: 'split' },
            { phase: 2, action: 'double' },
            { phase: 2, hand: 1, action: 'stand' },
          ],
        },
        ['main', '10.00'],
        ['split', '10.00'],
        ['double:0', '10.00'],
        ['perfectPairs', '1.00'],
      ),
      ['20.00', '0.00', '20.00', '7.00'],
      '47.00',
    ],
    [
      round(
        'blackjack',
        { player: ['As', 'Kh'], dealer: ['Ad', 'Td'], decisions: [{ phase: 1, action: 'insure' }] },
        ['main', '10.00'],
        ['insurance', '5.00'],
      ),
      ['10.00', '15.00'],
      '25.00',
    ],
    [
      round(
        'threeCardPoker',
        { player: ['As', 'Ah', '2c'], dealer: ['Qs', '9d', '3h'], decisions: [{ phase: 1, action: 'play' }] },
        ['ante', '10.00'],
        ['play', '10.00'],
        ['pairPlus', '1.00'],
      ),
      ['20.00', '20.00', '2.00'],
      '42.00',
    ],
    [
      round('threeCardPoker', { player: ['As', 'Ah', '2c'], dealer: ['Qs', '9d', '3h'] }, ['ante', '10.00']),
      ['0.00'],
      '0.00',
    ],
    // Stakes of double bets contain their reserve: five chips each.
    [
      round('niuniuTable', bulls, ['playerDouble:1', '50.00'], ['playerDouble:3', '50.00'], ['bankerEqual:2', '1.00']),
      ['20.00', '97.50', '1.95'],
      '119.45',
    ],
  ])('%j', (input, returns, total) => {
    const answer = answered(input) as { payout: { return: string }[]; total: string };
    expect([answer.payout.map((paid) => paid.return), answer.total]).toEqual([returns, total]);
  });

  test.each([
    [round('roulette', { pocket: 37 }), 'invalid_input draw.pocket'],
    [round('roulette', { pocket: 3 }, ['green', '1.00']), 'invalid_input bets.0.bet'],
    [round('wenzhou', { ...wenzhou, banker: ['66', '11'] }), 'invalid_input draw'],
    [round('wenzhou', { ...wenzhou, banker: ['78', '11'] }), 'invalid_input draw.banker.0'],
    [round('twoEight', { banker: [7, 2], doors: [] }), 'invalid_input draw.doors'],
    [round('baccarat', { player: ['9s', '4d'], banker: ['3s', '3d'] }), 'invalid_input draw'],
    [round('baccarat', { player: ['9s', '9d', '2d'], banker: ['3s', '3d'] }), 'invalid_input draw'],
    [
      round('blackjack', { player: ['9s', '8d'], dealer: ['6s', '3d'], decisions: [{ phase: 1, action: 'split' }] }),
      'invalid_input draw.decisions.0',
    ],
    [
      round('blackjack', { player: ['9s', '8d'], dealer: ['6s', '3d'], decisions: [{ phase: 1, action: 'insure' }] }),
      'invalid_input draw.decisions.0',
    ],
    [round('threeCardPoker', { player: ['As', 'Ah', '2c'], dealer: ['As', '9d', '3h'] }), 'invalid_input draw'],
    [round('fishPrawnCrab', { dice: ['fish', 'fish', 'cow'] }), 'invalid_input draw.dice.2'],
    [round('goldenPockets', golden(2, 75)), 'invalid_input draw.lucky.0.multiplier'],
    [
      round('goldenPockets', { pocket: 1, lucky: [2, 2].map((one) => golden(one, 50).lucky[0]) }),
      'invalid_input draw.lucky',
    ],
    [round('bullFight', { ...fight, blue: fight.red }), 'invalid_input draw'],
    [round('dragonPhoenix', { dragon: ['As', 'As', 'Ac'], phoenix: ['2s', '3h', '5c'] }), 'invalid_input draw'],
  ])('%j is refused', (input, fault) => expect(faultOf(input)).toBe(fault));
});
