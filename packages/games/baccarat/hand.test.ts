// @covers forged-rounds

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../cards/card.ts';
import { burn, cardsLeft, cutDepth, deal, fullShoe } from '../cards/shoe.ts';
import { settleBets } from '../table-engine/settle.ts';
import { returnsFor } from '../table-engine/winners.test-helper.ts';
import { shoeRules } from './analysis.ts';
import { commissionBets, noCommissionBets } from './bets.ts';
import { bankerDraws, dealHand, playerDraws, seenOf } from './hand.ts';

describe('third cards (rulebook 1.1)', () => {
  const drawsOn = (banker: number) =>
    Array.from({ length: 10 }, (_, third) => third).filter((third) => bankerDraws(0, banker, third));
  test.each<[number, number[]]>([
    [0, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [2, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [3, [0, 1, 2, 3, 4, 5, 6, 7, 9]],
    [4, [2, 3, 4, 5, 6, 7]],
    [5, [4, 5, 6, 7]],
    [6, [6, 7]],
    [7, []],
  ])('banker with %i draws on %j', (banker, thirds) => expect(drawsOn(banker)).toEqual(thirds));
  test('banker against a standing player: to 5', () =>
    expect([0, 5, 6, 7].map((banker) => bankerDraws(6, banker, null))).toEqual([true, true, false, false]));
  test('player: to 5, and nobody against a natural', () => {
    expect([0, 5, 6, 7].map((player) => playerDraws(player, 0))).toEqual([true, true, false, false]);
    expect([playerDraws(0, 8), playerDraws(9, 0), bankerDraws(8, 0, null), bankerDraws(0, 9, null)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the shoe', () => {
  const draw = drawOfRound({ serverSeed: 'c0ffee', clientSeed: 'shoe', nonce: 1 });
  test('eight packs are 416 cards; burning takes the turned card and as many as it says', () => {
    const shoe = fullShoe(8);
    const burnt = burn(shoe, draw);
    expect(cardsLeft(shoe)).toBe(416);
    expect(cardsLeft(burnt.shoe)).toBe(416 - 1 - burnt.burned);
  });
  test('the cut card lies 256 to 258 cards from the end', () =>
    expect(new Set(Array.from({ length: 200 }, () => cutDepth(shoeRules, draw)))).toEqual(new Set([256, 257, 258])));
  test('a whole shoe is dealt without any card more than eight times', () => {
    const { cards, shoe } = deal(fullShoe(8), 416, draw);
    expect(cardsLeft(shoe)).toBe(0);
    expect(new Set(cards.map((card) => cards.filter((other) => other === card).length))).toEqual(new Set([8]));
    expect(() => deal(shoe, 1, draw)).toThrow(RangeError);
  });
  test('a hand takes its cards out of the shoe', () => {
    const { hand, shoe } = dealHand(fullShoe(8), draw);
    expect(cardsLeft(shoe)).toBe(416 - hand.player.length - hand.banker.length);
  });
});

describe('the order of dealing', () => {
  // A draw of 0 takes the lowest card that is left.
  const dealFrom = (lowest: number) =>
    dealHand(
      fullShoe(1).map((count, card) => (card < lowest ? 0 : count)),
      () => 0,
    ).hand;
  test('player, banker, player, banker, then the player’s third card: 4 and 5 make 9, and 6 stands on a 5', () =>
    expect(dealFrom(cardOf(1, 'spades'))).toEqual({ player: [0, 2, 4], banker: [1, 3] }));
  test('nobody draws against a natural', () =>
    expect(dealFrom(cardOf(2, 'spades'))).toEqual({ player: [1, 3], banker: [2, 4] }));
  test('the banker’s third card comes last', () =>
    expect(dealFrom(cardOf(10, 'spades'))).toEqual({ player: [9, 11, 13], banker: [10, 12, 14] }));
});

describe('settling', () => {
  const nine = cardOf(9, 'hearts');
  const king = cardOf(13, 'clubs');
  const [ace, two, five, six] = [1, 2, 5, 6].map((rank) => cardOf(rank, 'spades')) as [number, number, number, number];
  const bet = (key: string, stakeMinor: bigint) => ({ key, selection: '', stakeMinor });
  const bankerNine = seenOf({ player: [king, two], banker: [king, nine] });
  const tie = seenOf({ player: [king, six], banker: [five, ace] });
  const bankerSix = seenOf({ player: [king, five, king], banker: [five, ace] });

  test('commission is taken from the win, floored to the minor unit', () =>
    expect(settleBets(commissionBets(), bankerNine, [bet('banker', 101n)])).toEqual({
      bets: [{ key: 'banker', selection: '', stakeMinor: 101n, result: 'WIN', payoutMinor: 196n }],
      stakeMinor: 101n,
      payoutMinor: 196n,
      validTurnoverMinor: 95n,
    }));
  test('player and banker push on a tie and count for no turnover', () => {
    const settled = settleBets(commissionBets(), tie, [bet('banker', 500n), bet('tie', 100n)]);
    expect(settled.bets.map(({ result }) => result)).toEqual(['PUSH', 'WIN']);
    expect(settled).toMatchObject({ payoutMinor: 1_400n, validTurnoverMinor: 100n });
  });
  test('no commission: a banker six pays half', () =>
    expect(settleBets(noCommissionBets(), bankerSix, [bet('banker', 500n)])).toMatchObject({ payoutMinor: 750n }));
  test('banker 500 and player 300 count as 200 on banker', () => {
    const bets = [bet('banker', 500n), bet('player', 300n)];
    expect(settleBets(noCommissionBets(), bankerNine, bets).validTurnoverMinor).toBe(200n);
    expect(settleBets(commissionBets(), bankerNine, [...bets].reverse()).validTurnoverMinor).toBe(190n);
    expect(settleBets(commissionBets(), bankerNine, [bet('banker', 300n), ...bets]).validTurnoverMinor).toBe(475n);
  });
  test('a bet that the table does not have is refused', () => {
    expect(() => settleBets(commissionBets(), tie, [bet('superSix', 1n)])).toThrow('no bet superSix');
    expect(() => settleBets(commissionBets(), tie, [{ ...bet('tie', 1n), selection: '9' }])).toThrow(RangeError);
  });
});

// Bets with the same figures cannot be told apart by them: a natural or a pair of the player from one of the banker.
describe('a hand pays exactly the bets that it shows', () => {
  const card = (rank: number) => cardOf(rank, 'clubs');

  test('a natural of the player on a suited pair', () => {
    const seen = seenOf({ player: [card(4), card(4)], banker: [card(1), cardOf(2, 'hearts')] });
    expect(returnsFor(commissionBets(), seen)).toEqual({
      player: 20_000,
      playerPair: 120_000,
      eitherPair: 60_000,
      perfectPair: 260_000,
      small: 25_000,
      playerNaturalWins: 50_000,
      playerDragonBonus: 20_000,
    });
  });
  test('a natural of the banker on a pair of two suits', () => {
    const seen = seenOf({ player: [card(10), card(1)], banker: [card(4), cardOf(4, 'hearts')] });
    expect(returnsFor(commissionBets(), seen)).toEqual({
      banker: 19_500,
      bankerPair: 120_000,
      eitherPair: 60_000,
      small: 25_000,
      bankerNaturalWins: 50_000,
      bankerDragonBonus: 20_000,
    });
  });
  test('kings and tens are no pair; three cards beat by nine', () => {
    const seen = seenOf({ player: [card(13), card(10), card(9)], banker: [card(12), card(11), card(10)] });
    expect(returnsFor(commissionBets(), seen)).toEqual({ player: 20_000, big: 15_400, playerDragonBonus: 310_000 });
  });
  test('two suited pairs, and a natural tie that gives the bonus stakes back', () => {
    const seen = seenOf({ player: [card(4), card(4)], banker: [card(9), card(9)] });
    expect(returnsFor(commissionBets(), seen)).toEqual({
      player: 10_000,
      banker: 10_000,
      tie: 90_000,
      playerPair: 120_000,
      bankerPair: 120_000,
      eitherPair: 60_000,
      perfectPair: 2_010_000,
      small: 25_000,
      playerDragonBonus: 10_000,
      bankerDragonBonus: 10_000,
    });
  });
  test('a banker seven and a player eight of three cards', () => {
    const seven = seenOf({ player: [card(13), card(1), card(5)], banker: [card(13), card(4), card(3)] });
    expect(returnsFor(commissionBets(), seven)).toEqual({ banker: 19_500, big: 15_400, dragon7: 410_000 });
    const eight = seenOf({ player: [card(13), card(4), card(4)], banker: [card(13), card(7)] });
    expect(returnsFor(commissionBets(), eight)).toEqual({ player: 20_000, big: 15_400, panda8: 260_000 });
  });
  test('a banker six of two and of three cards', () => {
    const two = seenOf({ player: [card(2), card(3), card(10)], banker: [card(13), card(6)] });
    expect(returnsFor(noCommissionBets(), two)).toEqual({
      banker: 15_000,
      big: 15_400,
      superSix: 130_000,
      luckySix: 130_000,
    });
    const three = seenOf({ player: [card(13), card(1), card(1)], banker: [card(13), card(2), card(4)] });
    expect(returnsFor(noCommissionBets(), three)).toEqual({
      banker: 15_000,
      big: 15_400,
      bankerDragonBonus: 20_000,
      superSix: 130_000,
      luckySix: 210_000,
    });
  });
});
