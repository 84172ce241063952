// @covers slots must-drop-levels

import { drawOfRound, drawOfSimulation, hashServerSeed } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { toNumber } from '../exact/rational.ts';
import { analyseHold } from '../slot-engine/hold/analysis.ts';
import { cycleSeeds, drawHitPoint, levelsReturn } from '../slot-engine/levels.ts';
import { lineSlot } from '../slot-engine/line/line-slot.ts';
import { advertised, betsMinor, config, levels, type SymbolCode } from './config.ts';
import { slot } from './index.ts';

const analysis = analyseHold<SymbolCode>(config);
const seeds = { serverSeed: 'pearls', clientSeed: 'must drop', nonce: 0 };

test('what players read is what was computed, the levels included', () => {
  const percent = (share: number, decimals: number) => (share * 100).toFixed(decimals);
  expect(percent(analysis.rtp, 4)).toBe('94.2154');
  expect(percent(analysis.rtp + toNumber(levelsReturn(levels)), 4)).toBe(advertised.rtpPercent);
  expect(percent(analysis.hitFrequency, 3)).toBe(advertised.hitFrequencyPercent);
  expect((1 / analysis.triggerProbability).toFixed(2)).toBe(advertised.featureOneIn);
  // No round reaches the limit, so that the figures need no correction for it.
  expect(analysis.topPrize).toBeLessThan(config.maxWinTimesBet);
});

test('every prize is a whole minor unit at every bet', () => {
  for (const betMinor of betsMinor)
    for (const { hundredths } of config.hold.values) expect((betMinor * BigInt(hundredths)) % 100n).toBe(0n);
});

test('over many cycles the levels pay what they advertise: within 3.29 sigma', () => {
  const seed = process.env.LEVELS_SEED ?? 'c0ffee';
  console.info(`cycles of levels: LEVELS_SEED=${seed}`);
  const draw = drawOfSimulation(seed);
  const cycles = 50_000;
  // Hit points need numbers that the simulation's draws have not: the level ten times as small has the same return.
  for (const { seedMinor, ceilingMinor, ...level } of levels.slice(0, 2)) {
    const small = { ...level, seedMinor: seedMinor / 10n, ceilingMinor: ceilingMinor / 10n };
    let filled = 0;
    let paid = 0;
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const hit = Number(drawHitPoint(small, draw));
      paid += hit;
      filled += hit - Number(small.seedMinor);
    }
    const part = Number(level.contributionTenThousandths) / 10_000;
    const expected = toNumber(levelsReturn([small]));
    // paid / filled = 1 + S / mean: its deviation by that of the mean of a uniform number.
    const width = Number(small.ceilingMinor - small.seedMinor);
    const sigma = (part * Number(small.seedMinor) * (width / Math.sqrt(12 * cycles))) / (width / 2) ** 2;
    expect(Math.abs((part * paid) / filled - expected)).toBeLessThan(3.29 * sigma);
  }
});

describe('a level that drops', () => {
  const betMinor = 1_000n;
  const [mini, minor] = levels;
  const dropOf = (rules: (typeof levels)[number], serverSeed: string) => {
    const amountMinor = drawHitPoint(rules, drawOfRound(cycleSeeds(rules, 1, serverSeed)));
    const counterMinor = `${amountMinor - 1n}`;
    const drop = { cycle: 1, serverSeed, serverSeedHash: hashServerSeed(serverSeed), counterMinor };
    return { pool: rules.pool, amountMinor, drop };
  };
  const dropped = [dropOf(mini, 'aa'), dropOf(minor, 'bb')];
  const plain = slot.play({ betMinor, draw: drawOfRound(seeds) });
  const round = slot.play({ betMinor, draw: drawOfRound(seeds), dropped });

  test('is paid whole beside what the reels win, and changes no draw', () => {
    const fallen = dropped.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    expect(round.payoutMinor).toBe(plain.payoutMinor + fallen);
    expect(round.jackpotsMinor).toEqual(Object.fromEntries(dropped.map((level) => [level.pool, level.amountMinor])));
    expect(round.events.slice(0, -3)).toEqual(plain.events.slice(0, -1));
    expect(round.events.slice(-3, -1)).toEqual(
      dropped.map(({ pool, amountMinor, drop }) => ({
        type: 'jackpotWon',
        pot: pool,
        amountMinor: `${amountMinor}`,
        drop,
      })),
    );
  });

  test('is recomputed from its own seed, and a forged one is refused', async () => {
    expect((await slot.replay(seeds, betMinor, round.events)).events).toEqual(round.events);
    const forged = round.events.map((event) =>
      event.type === 'jackpotWon' ? { ...event, amountMinor: '4999' } : event,
    );
    await expect(slot.replay(seeds, betMinor, forged)).rejects.toThrow(RangeError);
    // Without what shows that it was fair it is no drop of this game, which has no pool that falls by chance.
    const bare = round.events.map((event) => (event.type === 'jackpotWon' ? { ...event, drop: undefined } : event));
    expect((await slot.replay(seeds, betMinor, bare)).events).toEqual(plain.events);
  });

  test('needs a game without a step of the player', () => {
    const pick = { minScatters: 3, prizes: [1, 2], picks: 1 };
    const game = { gameCode: 'x', rulesVersion: 'x-1', betsMinor, defaultBetMinor: betMinor, levels };
    expect(() => lineSlot({ ...game, config: { ...config, pick } })).toThrow(RangeError);
  });
});
