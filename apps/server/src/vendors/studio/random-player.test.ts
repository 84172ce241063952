// @covers random-instant-and-table-players

import { describe, expect, test } from 'vitest';
import { seedOfRun } from '../../../test/support/seed.ts';
import { instantGames } from './instant/games.ts';
import { tableGames } from './tables/games/index.ts';
import { successOf } from './testing/frame.ts';
import { instantPlayerOf } from './testing/random-instant.fixture.ts';
import { createTally, deckOf, whimsOf } from './testing/random-player.fixture.ts';
import { tableRulesOfAll } from './testing/random-rules.fixture.ts';
import { driveTable, playerAt, playTable, type TableRun } from './testing/random-table.fixture.ts';
import { type Entered, useStudioMoney } from './testing/studio-money.fixture.ts';

const harness = useStudioMoney();
const { money } = harness;
const isLong = process.env.LONG_TESTS === '1';
/** `PLAYER_SEED` plays a run’s decisions again; `LONG_ROUNDS` says how many a long run has of each game. */
const seed = seedOfRun('PLAYER_SEED');
console.info(`random player: PLAYER_SEED=${seed}`);

/** Rounds of an instant game, seats at a table. */
const longRounds = Number(process.env.LONG_ROUNDS ?? 50_000);
const longMs = 3_600_000;
const openingMinor = 1_000_000_000n;
/** Rounds that are proven with one seed, and that one set of players plays. */
const roundsOfPlayer = isLong ? 100 : 12;

/** Players at a table in a long run: fewer where a round goes by many rules, of which each has to come. */
const playersOfLong: Readonly<Record<string, number>> = { crash: 50, dragon_tiger: 50, roulette: 50 };
const playersAt = (gameCode: string): number => (isLong ? (playersOfLong[gameCode] ?? 20) : 8);

/** Enough that a player who takes each bet in turn has taken all of them. */
const shortRounds: Readonly<Record<string, number>> = {
  ...{ coin_flip: 24, wheel: 24, lucky_koi: 36, plinko: 36, tower: 60 },
};
const shortRoundsOf = (gameCode: string) => shortRounds[gameCode] ?? 48;
/** A shorter run may miss what is rare, and says what. */
const asksForRare = isLong && longRounds >= 50_000;

async function enterAll(gameCode: string, count: number): Promise<Entered[]> {
  const entered: Entered[] = [];
  const studio = harness.build();
  while (entered.length < count) entered.push(await harness.enter(studio, gameCode, openingMinor));
  return entered;
}

describe('a random player of', () => {
  test.each(instantGames.map((game) => game.gameCode))(
    '%s touches every bet, and every round proves itself',
    {
      timeout: isLong ? longMs : 120_000,
    },
    async (gameCode) => {
      const tally = createTally();
      const player = instantPlayerOf(gameCode, whimsOf(seed), tally);
      const rounds = isLong ? longRounds : shortRoundsOf(gameCode);

      /** One player's rounds under one seed. */
      const playSome = async ({ memberId, frame }: Entered): Promise<void> => {
        const played = [];
        for (let index = 0; index < roundsOfPlayer; index += 1) played.push(await player.play(frame));
        const { retired } = await successOf(frame.rotate());
        for (const round of played) player.recompute(round, retired.serverSeed);
        const netMinor = played.reduce((sum, round) => sum + BigInt(round.payoutMinor) - BigInt(round.betMinor), 0n);
        expect(await money.cashOf(memberId)).toBe(openingMinor + netMinor);
      };
      let done = 0;
      while (done < rounds) {
        const entered = await enterAll(gameCode, isLong ? 16 : 4);
        await Promise.all(entered.map(playSome));
        done += entered.length * roundsOfPlayer;
      }
      expect(done).toBeGreaterThanOrEqual(rounds);
      if (isLong)
        console.info(`${gameCode}, ${done} rounds, never: [${tally.missing(player.everything)}]; ${tally.summary()}`);
      expect(tally.missing([...player.always, ...(asksForRare ? player.everything : [])])).toEqual([]);
    },
  );

  test.each(tableGames.map((game) => [game.gameCode, game] as const))(
    '%s touches every bet, and every seat is paid by the rules',
    {
      timeout: isLong ? longMs : 120_000,
    },
    async (gameCode, game) => {
      const whims = whimsOf(seed);
      const tally = createTally();
      const ownBet = () => ({
        key: 'cashOut',
        selection: whims.percent(40) ? '' : `${1 + whims.below(4)}.${String(1 + whims.below(99)).padStart(2, '0')}`,
      });
      const listed = game.betTypes.flatMap(({ key, selections }) =>
        selections.map((selection) => ({ key, selection })),
      );
      const next = game.flight ? ownBet : deckOf(listed, whims);
      const run: TableRun = { game, drive: driveTable(harness, game), whims, tally, next };
      const names = game.flight ? [] : listed.map(({ key, selection }) => `${key}|${selection}`);
      const atOnce = playersAt(gameCode);
      const isDone = (seats: number) =>
        isLong ? seats >= longRounds : seats >= 24 && tally.missing(names).length === 0;

      let seats = 0;
      while (!isDone(seats)) {
        const entered = await enterAll(gameCode, atOnce);
        const players = entered.map(({ frame }) => playerAt(frame));
        for (let round = 0; round < roundsOfPlayer && !isDone(seats); round += 1)
          seats += await playTable(run, players);
        for (const [index, { stakedMinor, paidMinor }] of players.entries()) {
          const left = await money.cashOf(entered[index]?.memberId ?? '');
          expect(left).toBe(openingMinor - stakedMinor + paidMinor);
        }
      }
      const rules = tableRulesOfAll(game);
      if (isLong) console.info(`${gameCode}, ${seats} seats, never: [${tally.missing(rules)}]; ${tally.summary()}`);
      expect(tally.missing([...names, ...(asksForRare ? rules : [])])).toEqual([]);
    },
  );
});

test('afterwards the auditor finds nothing', { timeout: isLong ? longMs : 120_000 }, () => money.expectCleanBooks());
