// @covers slots

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import type { ReelsStopped, SlotEvent } from '../slot-engine/events.ts';
import { playRound } from '../slot-engine/round.ts';
import { analyseSticky } from '../slot-engine/sticky/analysis.ts';
import { playSticky } from '../slot-engine/sticky/sticky.ts';
import { meanSticky } from '../slot-engine/sticky/sticky-odds.ts';
import type { LineSlotConfig } from '../slot-engine/types.ts';
import { advertised, config, measured, type SymbolCode } from './config.ts';
import { slot } from './index.ts';

const analysis = analyseSticky<SymbolCode>(config);
const betMinor = 100n;
const seeds = { serverSeed: 'stars', clientSeed: 'that stay' };

test('what players read is what was computed', () => {
  const percent = (share: number, decimals: number) => (share * 100).toFixed(decimals);
  expect(percent(analysis.choices[1]?.rtp ?? 0, 4)).toBe(advertised.rtpPercent);
  expect(percent(analysis.hitFrequency, 3)).toBe(advertised.hitFrequencyPercent);
  expect((1 / analysis.triggerProbability).toFixed(2)).toBe(advertised.featureOneIn);
  for (const [choice, { rtpPercent, meanWin }] of measured.entries()) {
    expect(percent(analysis.choices[choice]?.rtp ?? 0, 4)).toBe(rtpPercent);
    expect(analysis.choices[choice]?.meanFeatureWin.toFixed(4)).toBe(meanWin);
  }
});

test('all choices return the same to 0.05 points', () => {
  const returns = analysis.choices.map(({ rtp }) => rtp);
  expect(Math.max(...returns) - Math.min(...returns)).toBeLessThan(0.0005);
});

describe('the average win of the free spins', () => {
  /** Two reels of one row, the second with a wild: four windows a spin, all sequences of three spins by hand. */
  const small = {
    strips: [['A'], ['A', 'W']],
    rows: 1,
    lines: [[0, 0]],
    wild: 'W',
    scatter: 'S',
    paytable: { A: { 2: 3 } },
    scatterPays: {},
    sticky: {
      minScatters: 1,
      choices: [
        {
          spins: 3,
          multiplier: 4,
          strips: [
            ['A', 'B'],
            ['A', 'B', 'W'],
          ],
        },
      ],
    },
    maxWinTimesBet: 1_000,
  } satisfies LineSlotConfig<'A' | 'B' | 'W' | 'S'>;

  test('of a small game comes out as all its draws', () => {
    let sum = 0;
    for (let path = 0; path < 6 ** 3; path += 1) {
      let rest = path;
      const draw = (below: number) => {
        const drawn = rest % below;
        rest = Math.floor(rest / below);
        return drawn;
      };
      const wider = small as LineSlotConfig<'A' | 'B' | 'W' | 'S'> & typeof small;
      const { payoutMinor } = playSticky(wider, { betMinor, baseMinor: 0n, draw, choice: 0 });
      sum += Number(payoutMinor) / 100;
    }
    const [choice] = small.sticky.choices;
    if (!choice) expect.fail('the game has one choice');
    expect(meanSticky<'A' | 'B' | 'W' | 'S'>(small, choice)).toBeCloseTo(sum / 6 ** 3, 12);
  });

  test.each([0, 1, 2])('of choice %i is what 6,000 played ones come to, within 3.29 standard errors', (choice) => {
    const count = 6_000;
    let won = 0;
    for (let nonce = 0; nonce < count; nonce += 1) {
      const draw = drawOfRound({ ...seeds, nonce: nonce * 3 + choice });
      won += Number(playSticky<SymbolCode>(config, { betMinor, baseMinor: 0n, draw, choice }).payoutMinor) / 100;
    }
    const mean = analysis.choices[choice]?.meanFeatureWin ?? 0;
    expect(Math.abs(won / count - mean)).toBeLessThan((3.29 * (measured[choice]?.sd ?? 0)) / Math.sqrt(count));
  });
});

const isStopped = (event: SlotEvent<SymbolCode>): event is ReelsStopped<SymbolCode> => event.type === 'reelsStopped';

describe('a round of free spins', () => {
  const nonce = Array.from({ length: 2_000 }, (_, tried) => tried).find(
    (tried) => playRound<SymbolCode>(config, { betMinor, draw: drawOfRound({ ...seeds, nonce: tried }) }).pick !== null,
  );
  const roundSeeds = { ...seeds, nonce: nonce ?? 0 };

  test.each([0, 1, 2])('waits for the choice, and the seeds decide the rest: choice %i', async (choice) => {
    const open = slot.play({ betMinor, draw: drawOfRound(roundSeeds) });
    if (!open.pick) expect.fail('three scatters start it');
    expect(open.events.at(-1)?.type).toBe('choiceStarted');
    const rest = slot.pick({ betMinor, baseMinor: open.payoutMinor, layout: open.pick, picked: [choice] });
    const again = await slot.replay(roundSeeds, betMinor, [...open.events, ...rest.events]);
    expect(again.events).toEqual([...open.events, ...rest.events]);
    expect(again.payoutMinor).toBe(rest.payoutMinor);
    const windows = (rest.events as SlotEvent<SymbolCode>[]).filter(isStopped).map(({ window }) => window);
    expect(windows).toHaveLength(config.sticky.choices[choice]?.spins ?? 0);
    for (const [spin, window] of windows.entries()) {
      const before = windows[spin - 1] ?? [];
      const left = before.flatMap((cells, reel) =>
        cells.flatMap((code, row) => (code === 'W' && window[reel]?.[row] !== 'W' ? [[reel, row]] : [])),
      );
      expect(left).toEqual([]);
    }
  });

  test('is not chosen twice, nor what is not offered', () => {
    const open = slot.play({ betMinor, draw: drawOfRound(roundSeeds) });
    if (!open.pick) expect.fail('three scatters start it');
    const asked = { betMinor, baseMinor: open.payoutMinor, layout: open.pick };
    expect(slot.pick({ ...asked, picked: [] })).toEqual({ events: [], payoutMinor: open.payoutMinor, isOver: false });
    for (const picked of [[3], [-1], [0.5], [0, 1], [1, 1]]) {
      expect(() => slot.pick({ ...asked, picked })).toThrow(RangeError);
    }
  });

  test('stops at its limit and pays no more', () => {
    const limited = { ...config, maxWinTimesBet: 3 };
    const { payoutMinor, events } = playSticky<SymbolCode>(limited, {
      ...{ betMinor, baseMinor: 250n, choice: 0 },
      draw: drawOfRound(roundSeeds),
    });
    expect(payoutMinor).toBe(300n);
    expect(events.map(({ type }) => type)).toContain('roundCapped');
  });
});
