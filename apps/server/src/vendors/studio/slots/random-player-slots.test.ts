// @covers random-slot-players

import type { StudioRound } from '@baize/contract';
import { expect, test } from 'vitest';
import { seedOfRun } from '../../../../test/support/seed.ts';
import { type Frame, frameOf, successOf } from '../testing/frame.ts';
import { createTally, deckOf, whimsOf } from '../testing/random-player.fixture.ts';
import { slotRulesOfAll, slotRulesTouched } from '../testing/random-rules.fixture.ts';
import { type Entered, useStudioMoney } from '../testing/studio-money.fixture.ts';
import { slotGames } from './games.ts';

const harness = useStudioMoney();
const { money } = harness;
const isLong = process.env.LONG_TESTS === '1';
/** `PLAYER_SEED` plays a run’s decisions again; `LONG_ROUNDS` says how many a long run has of each slot. */
const seed = seedOfRun('PLAYER_SEED');
console.info(`random player of slots: PLAYER_SEED=${seed}`);

const openingMinor = 1_000_000_000n;
const playersAtOnce = isLong ? 16 : 4;
/** Rounds that are proven with one seed, and that one player plays. */
const roundsOfPlayer = isLong ? 125 : 10;
const roundCount = isLong ? Number(process.env.LONG_ROUNDS ?? 50_000) : playersAtOnce * roundsOfPlayer;
/** A shorter run may miss what is rare, and says what. */
const asksForRare = isLong && roundCount >= 50_000;
/** So many of a hundred rounds are bought where the game sells its feature. */
const boughtPercent = 10;
const longMs = 3_600_000;

/** Plays a round to its end as a client does. */
async function playWhole(
  frame: Frame,
  { betMinor, isBought }: { betMinor: string; isBought: boolean },
  pick: (below: number) => number,
): Promise<StudioRound> {
  let { round } = await successOf(isBought ? frame.buy(betMinor) : frame.spin(betMinor));
  while (round.events.at(-1)?.type !== 'roundEnded') {
    const choices = round.events.at(-1)?.choices;
    const tile = pick(Array.isArray(choices) ? choices.length : 12);
    round = (await successOf(frame.pick(round.roundId, tile))).round;
  }
  await successOf(frame.presented(round.roundId));
  return round;
}

test.each(slotGames.map((slot) => [slot.gameCode, slot] as const))(
  'a random player of %s: every round proves itself, balances agree',
  { timeout: isLong ? longMs : 120_000 },
  async (gameCode, slot) => {
    const whims = whimsOf(seed);
    const tally = createTally();
    const studio = harness.buildUnder({ buyFeature: true });
    const nextBet = deckOf(slot.betsMinor.map(String), whims);

    /** One player's rounds under one seed, each recomputed when the seed is published. */
    const playSome = async ({ memberId, session }: Entered): Promise<void> => {
      const frame = frameOf(studio, session);
      const played: StudioRound[] = [];
      while (played.length < roundsOfPlayer) {
        const isBought = slot.featurePriceOf !== undefined && whims.percent(boughtPercent);
        played.push(await playWhole(frame, { betMinor: nextBet(), isBought }, (below) => whims.below(below)));
      }
      const { retired } = await successOf(frame.rotate());
      expect(retired.roundCount).toBe(roundsOfPlayer);
      for (const { fairness, betMinor, events, payoutMinor } of played) {
        const again = await slot.replay({ ...retired, nonce: fairness.nonce }, BigInt(betMinor), events);
        expect(again.events).toEqual(events);
        expect(`${again.payoutMinor}`).toBe(payoutMinor);
      }
      for (const round of played) for (const rule of slotRulesTouched(round)) tally.add(rule);
      const netMinor = played.reduce((sum, round) => sum + BigInt(round.payoutMinor) - BigInt(round.betMinor), 0n);
      expect(await money.cashOf(memberId)).toBe(openingMinor + netMinor);
    };
    let done = 0;
    while (done < roundCount) {
      const players: Entered[] = [];
      while (players.length < playersAtOnce) players.push(await harness.enter(studio, gameCode, openingMinor));
      await Promise.all(players.map(playSome));
      done += playersAtOnce * roundsOfPlayer;
    }
    const rules = slotRulesOfAll(slot);
    if (isLong) console.info(`${gameCode}, ${done} rounds, never: [${tally.missing(rules)}]; ${tally.summary()}`);
    expect(tally.missing(asksForRare ? rules : slot.betsMinor.map((bet) => `bet ${bet}`))).toEqual([]);
  },
);

test('afterwards the auditor finds nothing', { timeout: isLong ? longMs : 120_000 }, async () => {
  await money.expectCleanBooks();
  expect(money.failures).toEqual([]);
});
