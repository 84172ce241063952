// @covers table-and-instant-odds table-decisions

import { drawOfRound } from '@baize/fairness';
import { expect, test } from 'vitest';
import { type Card, cardOf, type Suit } from '../cards/index.ts';
import { multiply, rational, toDecimal, toNumber } from '../exact/rational.ts';
import { printedFigures } from '../table-engine/printed.test-helper.ts';
import { settleBets } from '../table-engine/settle.ts';
import { advertised, worstAnteShare } from './advertised.ts';
import { analyseAnte, analysePairPlus, handClasses, handCounts } from './analysis.ts';
import { playBets, type Showdown, threeCardBets } from './bets.ts';
import { dealThreeCards } from './deal.ts';
import { threeCardDecisions } from './decisions.ts';
import { isWorthPlaying, type ThreeCardHandName, threeCardHandOf } from './hand.ts';
import { analyseSixCard, sixCardCounts } from './six-card-analysis.ts';

const suitLetters: Readonly<Record<string, Suit>> = { s: 'spades', h: 'hearts', c: 'clubs', d: 'diamonds' };
const cards = (text: string): Card[] =>
  text.split(' ').map((one) => cardOf('A23456789TJQK'.indexOf(one[0] ?? '') + 1, suitLetters[one[1] ?? ''] as Suit));
const classes = handClasses();
const betTypes = [...threeCardBets(), ...playBets()];

test('the 22,100 hands are of the kinds that the rulebook counts (1.9)', () => {
  expect(handCounts(classes)).toEqual({
    straightFlush: 48,
    threeOfAKind: 52,
    straight: 720,
    flush: 1_096,
    pair: 3_744,
    highCard: 16_440,
  });
});

/** Rulebook 1.9: won, tied, lost, dealer not qualified, over all 407,170,400 deals. */
test.each<[ThreeCardHandName, number, number, number, number]>([
  ['straightFlush', 617_044, 144, 968, 266_196],
  ['threeOfAKind', 665_776, 0, 3_312, 288_960],
  ['straight', 8_975_484, 18_288, 270_504, 4_001_004],
  ['flush', 12_793_544, 3_288, 1_260_596, 6_135_276],
  ['pair', 36_168_624, 11_232, 11_873_520, 20_926_080],
  ['highCard', 38_197_044, 246_888, 172_254_864, 92_191_764],
])('%s wins, ties and loses as often as the rulebook says', (name, player, tie, dealer, notQualified) => {
  const sums: Record<Showdown, number> = { player: 0, tie: 0, dealer: 0, notQualified: 0 };
  for (const { count, ends } of classes.filter((one) => one.hand.name === name))
    for (const end of Object.keys(sums) as Showdown[]) sums[end] += ends[end] * count;
  expect(sums).toEqual({ player, tie, dealer, notQualified });
});

test('Q-6-4 is the lowest hand worth playing, without an exception, and costs 3.3730% of the ante', () => {
  for (const one of classes) {
    const played = analyseAnte([one], () => true);
    expect(toNumber(played.rtp) > 0).toBe(isWorthPlaying(one.hand.rank));
  }
  const { edge } = printedFigures(analyseAnte(classes));
  expect(edge).toBe('3.3730');
  const worst = toNumber(analyseAnte(classes, ({ rank }) => !isWorthPlaying(rank)).rtp);
  expect(worst).toBeGreaterThan(worstAnteShare);
  expect(worst).toBeLessThan(worstAnteShare + 0.0001);
  const staked = classes.reduce((sum, { hand, count }) => sum + count * (isWorthPlaying(hand.rank) ? 2 : 1), 0);
  const { rtp } = analyseAnte(classes);
  const risk = multiply(
    rational(rtp.denominator - rtp.numerator, rtp.denominator),
    rational(22_100n * 100n, BigInt(staked)),
  );
  expect(toDecimal(risk, 4)).toBe('2.0147');
});

test('pair plus and six card bonus have the rulebook’s figures', () => {
  expect(printedFigures(analysePairPlus(classes))).toMatchObject({ win: '0.256109', edge: '2.3167', sd: '2.911' });
  const counts = sixCardCounts();
  expect([...counts.values()].reduce((sum, count) => sum + count, 0n)).toBe(20_358_520n);
  expect(printedFigures(analyseSixCard())).toMatchObject({ win: '0.072798', edge: '8.5614', sd: '5.448' });
});

test('what is advertised is what the rules give', () => {
  for (const found of [analyseAnte(classes), analysePairPlus(classes), analyseSixCard()])
    expect(toDecimal(multiply(found.rtp, rational(100n)), 4)).toBe(advertised[found.key]?.rtpPercent);
});

test.each<[string, string, string, 'play' | 'fold', Record<string, bigint>]>([
  ['dealer not qualified', '2s 7h 9c', 'Jh 5c 2d', 'play', { ante: 200n, play: 100n }],
  ['higher hand', 'Qs 6h 4c', 'Qh 5c 4d', 'play', { ante: 200n, play: 200n }],
  ['equal hands', 'Qs 6h 4c', 'Qh 6c 4d', 'play', { ante: 100n, play: 100n }],
  ['lower hand', 'Qs 6h 4c', 'Kh 5c 4d', 'play', { ante: 0n, play: 0n }],
  ['a straight that loses keeps its bonus', 'As 2h 3c', '2d 3h 4c', 'play', { ante: 100n, play: 0n }],
  ['a straight flush', 'As Ks Qs', 'Ah Kc Jd', 'play', { ante: 700n, play: 200n, pairPlus: 4_100n }],
  ['folded', 'As Ks Qs', 'Ah Kc Jd', 'fold', { ante: 0n, pairPlus: 4_100n }],
  ['a royal flush of six cards', 'As Ks Qs', 'Js Ts 2d', 'fold', { ante: 0n, sixCard: 100_100n }],
])('%s: %s against %s, %s', (_, player, dealer, action, returns) => {
  const seen = threeCardDecisions.seenBy({ player: cards(player), dealer: cards(dealer) }, [
    { phase: 1, hand: 0, action },
  ]);
  const placed = Object.keys(returns).map((key) => ({ key, selection: '', stakeMinor: 100n }));
  const { bets } = settleBets(betTypes, seen, placed);
  expect(Object.fromEntries(bets.map(({ key, payoutMinor }) => [key, payoutMinor]))).toEqual(returns);
});

test('whoever has an ante is asked once, in the first phase; the dealer’s cards are not shown', () => {
  const outcome = dealThreeCards(drawOfRound({ serverSeed: 'a', clientSeed: 'b', nonce: 1 }));
  expect(new Set([...outcome.player, ...outcome.dealer]).size).toBe(6);
  const shown = threeCardDecisions.shownOf(outcome, 1);
  expect(shown).toEqual({ phase: 1, player: outcome.player });
  const seat = { stakes: { ante: 250n, pairPlus: 100n }, decisions: [] };
  const [asked] = threeCardDecisions.asksOf(shown, seat);
  expect(asked).toMatchObject({
    hand: 0,
    late: 'fold',
    options: [
      { action: 'play', bet: { stakeMinor: 250n } },
      { action: 'fold', bet: null },
    ],
  });
  expect(threeCardDecisions.asksOf({ ...shown, phase: 2 }, seat)).toEqual([]);
  expect(threeCardDecisions.asksOf(shown, { stakes: { pairPlus: 100n }, decisions: [] })).toEqual([]);
  expect(threeCardDecisions.seenBy(outcome, []).plays).toBe(false);
});

test('hands rank as the rulebook says', () => {
  const inOrder = [
    '7s 5h 2c',
    'Qs 6h 3c',
    '2s 2h 3c',
    '7s 5s 2s',
    'As 2h 3c',
    '2s 3h 4c',
    'Qs Kh Ac',
    '2s 2h 2c',
    'As 2s 3s',
    'Qs Ks As',
  ];
  const ranks = inOrder.map((text) => threeCardHandOf(cards(text)).rank);
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect(() => threeCardHandOf(cards('As 2h'))).toThrow(RangeError);
});
