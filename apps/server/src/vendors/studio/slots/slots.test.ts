// @covers random-slot-players

import { randomUUID } from 'node:crypto';
import type { StudioRound } from '@baize/contract';
import { describe, expect, test } from 'vitest';
import { seedOfRun } from '../../../../test/support/seed.ts';
import { type Frame, frameOf, successOf } from '../testing/frame.ts';
import { type OpenedSlot, useSlots } from '../testing/slots.fixture.ts';
import { slotGames } from './games.ts';

const { money, restart, buildStudio, enterSlot, skipTo, pools } = useSlots();
/** Of each slot, by all players together; 50,000 of them play in random-player-slots.test.ts. */
const roundCount = 120;
const playersAtOnce = 4;
const seed = seedOfRun('PLAYER_SEED');

/** A small generator of its own: what a player does has nothing to do with the games' chance. */
function choicesOf(start: number): (below: number) => number {
  let state = start >>> 0 || 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** How many choices or chests the open step of a round offers. */
function offeredIn({ events }: StudioRound): number {
  const started = events.findLast(({ type }) => type === 'choiceStarted');
  return (started?.choices as unknown[] | undefined)?.length ?? 12;
}

async function pickAll(frame: Frame, round: StudioRound, choose: (below: number) => number): Promise<StudioRound> {
  let now = round;
  while (now.events.at(-1)?.type !== 'roundEnded') {
    now = (await successOf(frame.pick(now.roundId, choose(offeredIn(now))))).round;
  }
  return now;
}

/** Plays a round to its end as a client does. */
async function playWhole(frame: Frame, betMinor: string, choose: (below: number) => number): Promise<StudioRound> {
  const { round } = await successOf(frame.spin(betMinor));
  const whole = await pickAll(frame, round, choose);
  await successOf(frame.presented(round.roundId));
  return whole;
}

/** What happens often in slots that are not of lines. */
const commonOf: Readonly<Record<string, readonly string[]>> = {
  jade_cascade: ['gridFilled', 'symbolsWon', 'gridRefilled'],
  storm_anvil: ['gridFilled', 'symbolsWon', 'gridRefilled'],
  honey_meadow: ['gridFilled', 'symbolsWon', 'gridRefilled'],
  mammoth_ridge: ['windowDrawn', 'waysWon'],
};

describe(`a random player, seed ${seed}`, { timeout: 180_000 }, () => {
  test.each(slotGames.map((slot, index) => [slot.gameCode, slot, index] as const))(
    '%s: rounds, balances and seeds agree',
    async (gameCode, slot, index) => {
      const seen = new Set<string>();
      const playOne = async (player: number) => {
        const choose = choicesOf(seed + index * 101 + player);
        const startMinor = 1_000_000_000n;
        const memberId = await money.newMember({ balanceMinor: startMinor });
        const { frame } = await enterSlot(gameCode, memberId);
        let netMinor = 0n;
        for (let round = 0; round < roundCount / playersAtOnce; round += 1) {
          const betMinor = slot.betsMinor[choose(slot.betsMinor.length)] ?? 0n;
          const played = await playWhole(frame, `${betMinor}`, choose);
          for (const { type } of played.events) seen.add(type);
          netMinor += BigInt(played.payoutMinor) - betMinor;
        }
        expect(await money.cashOf(memberId)).toBe(startMinor + netMinor);
        const { list } = await successOf(frame.rounds(50));
        const { retired } = await successOf(frame.rotate());
        expect(retired.roundCount).toBe(roundCount / playersAtOnce);
        for (const { fairness, betMinor, events, payoutMinor } of list) {
          const again = await slot.replay({ ...retired, nonce: fairness.nonce }, BigInt(betMinor), events);
          expect(again.events).toEqual(events);
          expect(`${again.payoutMinor}`).toBe(payoutMinor);
        }
      };
      await Promise.all(Array.from({ length: playersAtOnce }, (_, player) => playOne(player)));
      const common = commonOf[gameCode] ?? ['reelsStopped', 'linesWon'];
      expect([...seen]).toEqual(expect.arrayContaining(['spinStarted', 'roundEnded', ...common]));
    },
  );

  test('and the books are clean after it', async () => {
    await money.expectCleanBooks();
    expect(money.failures).toEqual([]);
    const held = await pools();
    expect(held.map(({ pool }) => pool)).toEqual(['grand', 'major', 'maxi', 'mini', 'minor', 'reserve']);
    for (const { balance, booked } of held) expect(balance).toBe(booked);
  });
});

describe('a pick bonus', () => {
  async function untilPick(frame: Frame, opened: OpenedSlot): Promise<StudioRound> {
    await skipTo(opened, 100n, ({ pick }) => pick !== null);
    return (await successOf(frame.spin('100'))).round;
  }

  test('waits for its player through a restart, tells nothing before, and pays what was picked', async () => {
    const memberId = await money.newMember({ balanceMinor: 1_000_000n });
    const { opened, frame } = await enterSlot('harbour_chests', memberId);
    const round = await untilPick(frame, opened);
    expect(JSON.stringify(round)).not.toContain('tilesMinor');
    const staked = await money.cashOf(memberId);
    expect(await frame.spin('100')).toEqual({ ok: false, message: 'round_unfinished' });
    expect(await frame.presented(round.roundId)).toEqual({ ok: false, message: 'round_unfinished' });
    expect(await frame.rotate()).toEqual({ ok: false, message: 'round_unfinished' });
    expect(await frame.pick(round.roundId, 12)).toEqual({ ok: false, message: 'tile_not_offered' });
    expect(await frame.pick(randomUUID(), 0)).toEqual({ ok: false, message: 'round_not_found' });
    const stranger = await enterSlot('harbour_chests', await money.newMember({ balanceMinor: 1_000n }));
    expect(await stranger.frame.pick(round.roundId, 0)).toEqual({ ok: false, message: 'round_not_found' });

    const first = await successOf(frame.pick(round.roundId, 5));
    expect(first.round.events.at(-1)).toMatchObject({ type: 'tilePicked', tile: 5, picksLeft: 2 });
    const again = await successOf(frame.pick(round.roundId, 5));
    expect(again.round.events).toEqual(first.round.events);
    expect(await money.cashOf(memberId)).toBe(staked);

    expect((await restart().recoverDecidedRounds()).faults).toEqual([]);
    const resumed = await enterSlot('harbour_chests', memberId);
    expect(resumed.opened.unfinishedRound?.events).toEqual(first.round.events);
    await Promise.all([1, 1, 2].map((tile) => resumed.frame.pick(round.roundId, tile)));
    const { list } = await successOf(resumed.frame.rounds(1));
    const ended = list[0]?.events.find(({ type }) => type === 'pickEnded');
    const tiles = ((ended?.tilesMinor ?? []) as string[]).map(Number);
    expect([...tiles].sort((a, b) => a - b)).toEqual([200, 200, 200, 200, 300, 300, 300, 500, 500, 800, 1_500, 4_000]);
    const pickedMinor = BigInt((tiles[5] ?? 0) + (tiles[1] ?? 0) + (tiles[2] ?? 0));
    expect(BigInt(list[0]?.payoutMinor ?? 0)).toBe(BigInt(round.payoutMinor) + pickedMinor);
    expect(await money.cashOf(memberId)).toBe(staked + pickedMinor);
    expect(await resumed.frame.pick(round.roundId, 7)).toEqual({ ok: false, message: 'round_closed' });
    await successOf(resumed.frame.presented(round.roundId));
    await money.expectCleanBooks();
  });

  test('whose payment is lost on the way is paid once', async () => {
    const memberId = await money.newMember({ balanceMinor: 1_000_000n });
    const { opened, frame } = await enterSlot('harbour_chests', memberId);
    const round = await untilPick(frame, opened);
    const staked = await money.cashOf(memberId);
    await successOf(frame.pick(round.roundId, 0));
    await successOf(frame.pick(round.roundId, 1));
    const lossy = buildStudio({
      ...money.wallet,
      credit: async (request) => {
        await money.wallet.credit(request);
        throw new Error('the answer was lost');
      },
    });
    await expect(frameOf(lossy, frame.session).pick(round.roundId, 2)).rejects.toThrow('lost');
    expect(await restart().recoverDecidedRounds()).toMatchObject({ settled: 1, unknown: 0 });
    const { list } = await successOf(frame.rounds(1));
    expect(await money.cashOf(memberId)).toBe(staked + BigInt(list[0]?.payoutMinor ?? 0) - BigInt(round.payoutMinor));
    await successOf(frame.presented(round.roundId));
    await money.expectCleanBooks();
  });
});
