import { expect, test } from 'vitest';
import { exactMultiplierAt, multiplierAt, shownAfterMs } from '../crash/index.ts';
import { luckyShowMs, paces, slowTurnMs } from './index.ts';

test('what moves comes to rest before the showing is over', () => {
  expect(6 * paces.speedBaccarat.msPerCard).toBeLessThan(3 * paces.baccarat.msPerCard);
  expect(2 * paces.dragonTiger.msPerCard).toBeLessThan(paces.dragonTiger.showMs);
  expect(paces.roulette.spinMs).toBeLessThan(paces.roulette.showMs);
  expect(paces.sicBo.shakeMs).toBeLessThan(paces.sicBo.showMs);
  expect(paces.fishPrawnCrab.shakeMs).toBeLessThan(paces.fishPrawnCrab.showMs);
  expect(paces.fanTan.liftMs + paces.fanTan.countMs).toBeLessThan(paces.fanTan.showMs);
  for (const { msPerPiece, msPerHand, showMs } of [paces.wenzhou, paces.twoEight])
    expect(8 * msPerPiece + 4 * msPerHand).toBeLessThan(showMs);
  expect(20 * paces.niuniuTable.msPerPiece + 4 * paces.niuniuTable.msPerHand).toBeLessThan(paces.niuniuTable.showMs);
  expect(6 * (paces.dragonPhoenix.msPerCard + paces.dragonPhoenix.msPerTurn)).toBeLessThan(paces.dragonPhoenix.showMs);
  expect(10 * paces.bullFight.msPerCard + 2 * paces.bullFight.msPerTurn + paces.bullFight.lastTurnMs).toBeLessThan(
    paces.bullFight.showMs,
  );
  expect(paces.seDie.shakeMs + paces.seDie.liftMs).toBeLessThan(paces.seDie.showMs);
  expect(2 * paces.blackjack.msPerCard).toBeLessThan(paces.blackjack.readMs);
  expect(4 * paces.threeCardPoker.msPerCard).toBeLessThan(paces.threeCardPoker.dealMs);
  expect(4 * paces.threeCardPoker.msPerCard).toBeLessThan(paces.threeCardPoker.showMs);
});

test('each lucky pocket has its time before the ball runs', () => {
  const { openMs, msPerPocket, readMs } = paces.goldenPockets;
  expect([1, 5].map(luckyShowMs)).toEqual([openMs + msPerPocket + readMs, openMs + 5 * msPerPocket + readMs]);
});

test('a card that is turned slowly lies open before the next one is turned, and long enough to be read', () => {
  const readMs = 300;
  expect(slowTurnMs).toBeLessThan(paces.baccarat.msPerCard);
  expect(slowTurnMs + readMs).toBeLessThan(paces.baccarat.squeezeMs);
  expect(2 * paces.dragonTiger.msPerCard + slowTurnMs + readMs).toBeLessThan(paces.dragonTiger.showMs);
});

test('the drawn flight and the paid multiplier are one curve', () => {
  for (const hundredths of [101, 150, 200, 1_234, 100_000]) {
    const elapsedMs = shownAfterMs(hundredths);
    expect(multiplierAt(elapsedMs)).toBe(Math.floor(exactMultiplierAt(elapsedMs)));
    expect(exactMultiplierAt(elapsedMs)).toBeGreaterThanOrEqual(hundredths);
  }
});
