// @covers table-and-instant-odds table-decisions

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { type Card, cardOf, type Suit } from '../cards/index.ts';
import { multiply, rational, toDecimal, toNumber } from '../exact/rational.ts';
import type { Decision } from '../table-engine/decisions.ts';
import { printedFigures } from '../table-engine/printed.test-helper.ts';
import { settleBets } from '../table-engine/settle.ts';
import { advertised, insuranceShares } from './advertised.ts';
import { blackjackBets, furtherBets } from './bets.ts';
import { dealBlackjack } from './deal.ts';
import { blackjackDecisions } from './decisions.ts';
import { totalOf } from './hand.ts';
import { actions, type BlackjackDeal } from './lines.ts';
import { analyseInsurance, analysePairs, analyseThree, threeCounts } from './side-analysis.ts';

const suitLetters: Readonly<Record<string, Suit>> = { s: 'spades', h: 'hearts', c: 'clubs', d: 'diamonds' };
const cards = (text: string): Card[] =>
  text === ''
    ? []
    : text
        .split(' ')
        .map((one) => cardOf('A23456789TJQK'.indexOf(one[0] ?? '') + 1, suitLetters[one[1] ?? 's'] as Suit));
const deal = (player: string, dealer: string, first = '', second = '', rest = ''): BlackjackDeal => ({
  ...{ player: cards(player), dealer: cards(dealer), first: cards(first) },
  ...{ second: cards(second), rest: cards(rest) },
});

test('side bets have the rulebook’s figures (1.5)', () => {
  expect(printedFigures(analysePairs())).toMatchObject({ win: '0.074699', edge: '4.0964', sd: '3.953' });
  expect(printedFigures(analyseThree())).toMatchObject({ win: '0.097264', edge: '3.7039', sd: '3.983' });
  const choices = [...threeCounts()].map(([kind, ways]) => [kind, ways / 6] as const);
  expect(Object.fromEntries(choices)).toEqual({
    ...{ suitedTrips: 2_912, trips: 61_568, flush: 700_928 },
    ...{ none: 10_753_536, straightFlush: 24_576, straight: 368_640 },
  });
});

test.each([
  [null, '0.308434', '7.4699', '1.386'],
  [0, '0.309927', '7.0218', '1.387'],
  [1, '0.307506', '7.7482', '1.384'],
  [2, '0.305085', '8.4746', '1.381'],
])('insurance with %s ten-values held has them, too', (held, win, edge, sd) => {
  expect(printedFigures(analyseInsurance(held))).toMatchObject({ win, edge, sd });
});

test('what is advertised is what the rules give', () => {
  for (const found of [analysePairs(), analyseThree(), analyseInsurance(null)])
    expect(toDecimal(multiply(found.rtp, rational(100n)), 4)).toBe(advertised[found.key]?.rtpPercent);
  expect(toNumber(analyseInsurance(2).rtp)).toBeGreaterThanOrEqual(insuranceShares.low);
  expect(toNumber(analyseInsurance(0).rtp)).toBeLessThanOrEqual(insuranceShares.high);
});

const play = (...steps: string[]): Decision[] =>
  steps.map((step) => {
    const [phase = '', hand = '', action = ''] = step.split(' ');
    return { phase: Number(phase), hand: Number(hand), action };
  });

/** What each bet brings for a stake of 100. */
function paid(dealt: BlackjackDeal, decisions: Decision[], bets: string[]): Record<string, bigint> {
  const placed = bets.map((bet) => {
    const [key = '', selection = ''] = bet.split(':');
    return { key, selection, stakeMinor: 100n };
  });
  const types = [...blackjackBets(), ...furtherBets()];
  const settled = settleBets(types, blackjackDecisions.seenBy(dealt, decisions), placed);
  return Object.fromEntries(
    settled.bets.map(({ key, selection, payoutMinor }) => [selection ? `${key}:${selection}` : key, payoutMinor]),
  );
}

test.each<[string, BlackjackDeal, Decision[], Record<string, bigint>]>([
  ['blackjack pays 3:2', deal('As Kh', '9s 9h'), [], { main: 250n }],
  ['two blackjacks push', deal('As Kh', 'Ts Ah'), [], { main: 100n }],
  ['a dealer’s blackjack beats 21', deal('7s 7h', 'Ts Ah', '7c'), play('1 0 hit'), { main: 0n }],
  ['equal totals push', deal('Ts 8h', '9s 9h'), play('1 0 stand'), { main: 100n }],
  ['who is late stands', deal('Ts 8h', '9s 8d'), [], { main: 200n }],
  ['the dealer stands on soft 17', deal('Ts 7h', '6s Ah', '', '', 'Ts'), [], { main: 100n }],
  ['a bust loses at once', deal('Ts 6h', '6s Th', 'Kc', '', 'Ts'), play('1 0 hit'), { main: 0n }],
  ['the dealer’s bust pays who stands', deal('Ts 2h', '6s Th', 'Kc', '', 'Ts'), [], { main: 200n }],
  ['21 stands by itself', deal('5s 6h', '9s 9h', 'Tc 5d'), play('1 0 hit', '2 0 hit'), { main: 200n }],
  [
    'double takes one card',
    deal('5s 6h', '9s 9h', '2c 8d'),
    play('1 0 double', '2 0 hit'),
    { main: 0n, 'double:0': 0n },
  ],
  ['double pays twice', deal('5s 6h', '9s 9h', '9c'), play('1 0 double'), { main: 200n, 'double:0': 200n }],
  [
    'split plays two hands',
    deal('8s 8h', '9s 9h', '3c Td', '2c'),
    play('1 0 split', '2 0 hit', '2 1 stand'),
    { main: 200n, split: 0n },
  ],
  [
    'double after a split',
    deal('8s 8h', '9s 9h', '3c Td', '3d 5d'),
    play('1 0 split', '2 0 stand', '2 1 double'),
    { main: 0n, split: 0n, 'double:1': 0n },
  ],
  [
    'split aces get one card each, and 21 is no blackjack',
    deal('As Ah', '9s 9h', 'Kc 5d', '4c 5d'),
    play('1 0 split', '2 0 hit', '2 1 hit'),
    { main: 200n, split: 0n },
  ],
  [
    'insurance pays 2:1 under a dealer’s blackjack',
    deal('Ts 9h', 'As Kh'),
    play('1 0 insure'),
    { main: 0n, insurance: 300n },
  ],
  ['and loses otherwise', deal('Ts 9h', 'As 7h'), play('1 0 insure', '2 0 stand'), { main: 200n, insurance: 0n }],
  ['perfect pair and suited trips', deal('7s 7s', '7s 9h'), [], { perfectPairs: 2_600n, twentyOnePlusThree: 10_100n }],
  ['coloured pair, straight flush', deal('7s 7c', '8s 9h'), [], { perfectPairs: 1_300n, twentyOnePlusThree: 0n }],
  ['mixed pair, trips', deal('7s 7h', '7d 9h'), [], { perfectPairs: 700n, twentyOnePlusThree: 3_100n }],
  ['A-2-3 and Q-K-A are straights', deal('As 2h', '3d 9h'), [], { perfectPairs: 0n, twentyOnePlusThree: 1_100n }],
  ['straight flush', deal('Qs Ks', 'As 8h'), play(), { twentyOnePlusThree: 4_100n }],
  ['K-A-2 is none', deal('Ks Ah', '2d 9h'), [], { twentyOnePlusThree: 0n }],
])('%s', (_, dealt, decisions, returns) => {
  expect(paid(dealt, decisions, Object.keys(returns))).toEqual(returns);
});

describe('what is asked', () => {
  const asked = (dealt: BlackjackDeal, phase: number, decisions: Decision[] = [], stakes = { main: 300n }) =>
    blackjackDecisions
      .asksOf(blackjackDecisions.shownOf(dealt, phase), { stakes, decisions })
      .map(({ hand, options }) => [hand, ...options.map(({ action }) => action)].join(' '));

  test('insurance first under an ace, for half the stake; nothing after a dealer’s blackjack', () => {
    const open = deal('Ts 9h', 'As 7h');
    expect(asked(open, 1)).toEqual(['0 insure noInsurance']);
    const shown = blackjackDecisions.shownOf(open, 1);
    const [insurance] = blackjackDecisions.asksOf(shown, { stakes: { main: 301n }, decisions: [] });
    expect(insurance).toMatchObject({ late: 'noInsurance', options: [{ bet: { stakeMinor: 150n } }, { bet: null }] });
    expect(asked(open, 2)).toEqual(['0 hit stand double']);
    expect(asked(deal('Ts 9h', 'As Kh'), 1)).toEqual(['0 insure noInsurance']);
    expect(asked(deal('Ts 9h', 'As Kh'), 2)).toEqual([]);
    expect(asked(deal('Ts 9h', 'Ks Ah'), 1)).toEqual([]);
  });

  test('double with two cards, split with two of equal value, once; a blackjack and a lone side bet are asked nothing', () => {
    expect(asked(deal('Ts 9h', '7s 7h'), 1)).toEqual(['0 hit stand double']);
    expect(asked(deal('Ts Kh', '7s 7h'), 1)).toEqual(['0 hit stand double split']);
    expect(asked(deal('As Kh', '7s 7h'), 1)).toEqual([]);
    const dealt = deal('8s 8h', '7s 7h', '2c 3d', '8d Ts');
    expect(asked(dealt, 2, play('1 0 split'))).toEqual(['0 hit stand double', '1 hit stand double']);
    expect(asked(dealt, 3, play('1 0 split', '2 0 hit', '2 1 stand'))).toEqual(['0 hit stand']);
    expect(asked(dealt, 2, play('1 0 hit'))).toEqual(['0 hit stand']);
    expect(asked(dealt, 2, [])).toEqual([]);
    expect(asked(deal('As Ah', '7s 7h', '2c', '3d'), 2, play('1 0 split'))).toEqual([]);
    const shown = blackjackDecisions.shownOf(dealt, 1);
    expect(blackjackDecisions.asksOf(shown, { stakes: { perfectPairs: 5n }, decisions: [] })).toEqual([]);
  });

  test('nothing is shown that is not dealt yet, and the hole card never', () => {
    const dealt = dealBlackjack(drawOfRound({ serverSeed: 'a', clientSeed: 'b', nonce: 1 }));
    const before = dealt.dealer[0] !== undefined && totalOf(dealt.dealer.slice(0, 1)).isSoft ? 1 : 0;
    const shown = blackjackDecisions.shownOf(dealt, before + 3);
    expect(shown.first).toEqual(dealt.first.slice(0, 2));
    expect(Object.keys(shown).sort()).toEqual(['first', 'isOver', 'phase', 'player', 'second', 'up']);
    expect([dealt.first.length, dealt.second.length, dealt.rest.length]).toEqual([20, 20, 10]);
    expect(actions).toContain('insure');
  });
});
