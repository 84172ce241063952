// @covers lantern-garden forged-rounds

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import * as dragonLedger from '../dragon-ledger/index.ts';
import * as harbourChests from '../harbour-chests/index.ts';
import type { JackpotWon, TilePicked } from './events.ts';
import { lineSlot } from './line/line-slot.ts';
import type { SlotRound } from './slot.ts';

const betMinor = 100n;
const seeds = { serverSeed: 'c0ffee', clientSeed: 'replay', nonce: 0 };

/** The first round of these seeds that starts the pick bonus. */
function roundWithPick() {
  for (let nonce = 0; nonce < 2_000; nonce += 1) {
    const round = harbourChests.slot.play({ betMinor, draw: drawOfRound({ ...seeds, nonce }) });
    if (round.pick) return { nonce, baseMinor: round.payoutMinor, layout: round.pick, events: round.events };
  }
  throw new Error('no round with a pick bonus');
}

describe('a round with a pick bonus', () => {
  const { nonce, events, ...open } = roundWithPick();
  const replayOf = (picked: readonly number[]): Promise<SlotRound> =>
    harbourChests.slot.replay(
      { ...seeds, nonce },
      betMinor,
      picked.map(
        (tile, index): TilePicked => ({
          type: 'tilePicked',
          tile,
          amountMinor: '0',
          picksLeft: 2 - index,
        }),
      ),
    );

  test('is recomputed with the tiles that its player picked', async () => {
    for (const picked of [[0, 1, 2], [11, 3, 7], [5], []]) {
      const rest = harbourChests.slot.pick({ betMinor, ...open, picked });
      const again = await replayOf(picked);
      expect(again.payoutMinor).toBe(rest.payoutMinor);
      expect(again.events).toEqual([...events, ...rest.events]);
    }
  });

  test('pays the base spin and the picked tiles, once each', () => {
    const { payoutMinor, isOver } = harbourChests.slot.pick({ betMinor, ...open, picked: [4, 9, 0] });
    const times = [4, 9, 0].reduce((sum, tile) => sum + (open.layout.prizes[tile] ?? 0), 0);
    expect([payoutMinor, isOver]).toEqual([open.baseMinor + betMinor * BigInt(times), true]);
  });

  test.each([[[3, 3, 3]], [[0, 1, 0]], [[0, 1, 2, 3]], [[12]], [[-1, 0, 1]], [[0.5]]])(
    'is refused with the tiles %j, which nobody can pick',
    async (picked) => {
      expect(() => harbourChests.slot.pick({ betMinor, ...open, picked })).toThrow(RangeError);
      await expect(replayOf(picked)).rejects.toThrow(RangeError);
    },
  );
});

describe('a round in which a jackpot pool falls', () => {
  /** Both jackpot pools fall at the first two draws; then every reel stops at its first symbol. */
  const draw = () => 0;
  const play = (jackpotPoolsMinor: Readonly<Record<string, bigint>>) =>
    dragonLedger.slot.play({ betMinor, draw, jackpotPoolsMinor });

  const fallOf = (amountMinor: string): JackpotWon => ({ type: 'jackpotWon', pot: 'grand', amountMinor });

  test('pays what stood in the jackpot pools beside the spin', () => {
    const without = play({});
    const round = play({ grand: 1_400_000n, major: 25_000n });
    expect(round.jackpotsMinor).toEqual({ grand: 1_400_000n, major: 25_000n });
    expect(round.payoutMinor).toBe(without.payoutMinor + 1_425_000n);
    expect(round.events.slice(-3)).toEqual([
      { type: 'jackpotWon', pot: 'grand', amountMinor: '1400000' },
      { type: 'jackpotWon', pot: 'major', amountMinor: '25000' },
      { type: 'roundEnded', payoutMinor: `${round.payoutMinor}` },
    ]);
  });

  test('a jackpot pool that did not fall is not paid because the events say so', async () => {
    const forged = [fallOf('999999')];
    const honest = await dragonLedger.slot.replay(seeds, betMinor, []);
    expect(await dragonLedger.slot.replay(seeds, betMinor, forged)).toEqual(honest);
  });

  test('a jackpot pool of less than nothing is refused', async () => {
    await expect(dragonLedger.slot.replay(seeds, betMinor, [fallOf('-1')])).rejects.toThrow(RangeError);
  });
});

test('no game has both linked jackpot pools and a pick bonus, whose open round could not pay them', () => {
  const { config, betsMinor, defaultBetMinor } = harbourChests;
  const game = { gameCode: 'both', rulesVersion: 'both-1', config, betsMinor, defaultBetMinor };
  expect(() => lineSlot({ ...game, jackpots: dragonLedger.jackpots })).toThrow(RangeError);
});
