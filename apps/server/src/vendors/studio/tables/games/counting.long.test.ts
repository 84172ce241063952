// @covers card-counting

import { cardsLeft, fullShoe } from '@baize/games/cards';
import { describe, expect, test } from 'vitest';
import { countCards, worthOf } from './counting.fixture.ts';
import { tableGames } from './index.ts';
import { startOf } from './shoe-game.ts';

/** What somebody who counts every card may expect to win in an hour at the table's own pace, in minor units: 5.00, a thousandth of one main bet. */
const maxAnHourMinor = 500;

const isLong = process.env.LONG_TESTS === '1';
/** One shoe in a thousand brings as much as hundreds of others: by the same seed the same figure, by another one near it. */
const seed = process.env.COUNTING_SEED ?? 'first';
/** So many that the bound is several standard errors away; the short run looks for a table that is far beyond it. */
const shoes: Readonly<Record<string, number>> = isLong
  ? { baccarat: 2_000, baccarat_no_commission: 2_000, speed_baccarat: 2_000, dragon_tiger: 6_000 }
  : { baccarat: 15, baccarat_no_commission: 15, speed_baccarat: 15, dragon_tiger: 40 };
const ofShoes = tableGames.filter(({ firstStart }) => 'cards' in firstStart);

describe.each(ofShoes.map((game) => [game.gameCode, game] as const))('at %s', (gameCode, game) => {
  test('nothing is worth its stake from a full shoe, and the figures are those that players read', () => {
    const worth = new Map(worthOf(gameCode, fullShoe(8)).map((bet) => [bet.key, bet.worth]));
    expect([...worth.keys()].sort()).toEqual(Object.keys(game.limits.bets).sort());
    expect(Math.max(...worth.values())).toBeLessThan(0);
    const told =
      gameCode === 'dragon_tiger' ? { dragonSuit: -7.6923, tie: -32.7711 } : { tie: -14.3596, small: -5.2829 };
    for (const [key, percent] of Object.entries(told)) expect((worth.get(key) ?? 0) * 100).toBeCloseTo(percent, 4);
  });

  test('somebody who counts every card and bets the most where it pays wins next to nothing', () => {
    const { hours, rounds, betRounds, gainMinor } = countCards(game, shoes[gameCode] ?? 0, seed);
    const anHour = (minor: number) => minor / hours;
    const byBet = [...gainMinor].sort(([, a], [, b]) => b - a).map(([key, minor]) => [key, anHour(minor).toFixed(1)]);
    const all = anHour([...gainMinor.values()].reduce((sum, minor) => sum + minor, 0));
    console.info(
      `${gameCode}, seed ${seed}: ${all.toFixed(1)} minor units an hour in ${hours.toFixed(0)} hours, ${betRounds} of ${rounds} rounds bet in; ${byBet.join('; ')}`,
    );
    expect(all).toBeLessThan(isLong ? maxAnHourMinor : 4 * maxAnHourMinor);
    for (const main of ['player', 'banker', 'dragon', 'tiger']) expect(gainMinor.get(main) ?? 0).toBe(0);
  }, 900_000);
});

test('a shoe that was cut deeper before ends where one of today does', () => {
  const [game] = ofShoes;
  if (!game) throw new Error('no table with a shoe');
  const start = { ...startOf(game.firstStart), cards: fullShoe(8).map((count) => count - 4), cutDepth: 15, rounds: 44 };
  expect(cardsLeft(start.cards)).toBe(208);
  expect(startOf(game.deal(start, (n) => n - 1).next)).toMatchObject({ cutDepth: 256, isLast: true });
});
