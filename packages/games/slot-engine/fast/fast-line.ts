import type { DrawBelow } from '@baize/fairness';
import { windowsOf } from '../cycle.ts';
import { featureScatters } from '../feature-start.ts';
import { drawValue } from '../hold/hold.ts';
import { drawStickySpin, middleChoice, stickyPrizes } from '../sticky/sticky.ts';
import type { LineSlotConfig, Window } from '../types.ts';
import { fullBits } from '../wheel/full-window.ts';
import { compileWalk, filledBy } from './fast-walk.ts';
import { compileReels, compileSpin, type Reel } from './line-spin.ts';

/** Plays whole rounds as numbers: gives what one wins in total bets, limits left out. Draws in the order of `playRound`. */
export type FastRound = (draw: DrawBelow) => number;

/** What a pick bonus wins: a shuffle as the server makes it, then the first tiles, which are as good as any others. */
function compilePick({ pick }: LineSlotConfig<string>): (draw: DrawBelow) => number {
  if (!pick) return () => 0;
  const tiles = new Int32Array(pick.prizes.length);
  return (draw) => {
    tiles.set(pick.prizes);
    for (let last = tiles.length - 1; last > 0; last -= 1) {
      const chosen = draw(last + 1);
      const tile = tiles[chosen] as number;
      tiles[chosen] = tiles[last] as number;
      tiles[last] = tile;
    }
    let won = 0;
    for (let tile = 0; tile < pick.picks; tile += 1) won += tiles[tile] as number;
    return won;
  };
}

/** What the wheel multiplies the lines of a spin by; draws its segment when it turns. */
function compileWheel<Code extends string>(
  config: LineSlotConfig<Code>,
): (stops: Int32Array, draw: DrawBelow) => number {
  const { wheel } = config;
  if (!wheel) return () => 1;
  const bits = fullBits(config, [...new Set(config.strips.flat())]);
  return (stops, draw) => {
    let common = -1;
    for (let reel = 0; reel < bits.length; reel += 1)
      common &= (bits[reel] as Int32Array)[stops[reel] as number] as number;
    return common === 0 ? 1 : (wheel.segments[draw(wheel.segments.length)] as number);
  };
}

/** What the free spins of the middle choice win, in total bets. They are rare enough for windows of symbols. */
function compileSticky<Code extends string>(config: LineSlotConfig<Code>): (draw: DrawBelow) => number {
  const { sticky } = config;
  const choice = sticky?.choices[middleChoice(sticky.choices.length)];
  if (!choice) return () => 0;
  return (draw) => {
    let held: Window<Code> | null = null;
    let lineBets = 0;
    for (let played = 0; played < choice.spins; played += 1) {
      held = drawStickySpin(config, choice, held, draw).window;
      for (const { timesLineBet } of stickyPrizes(config, choice, held)) lineBets += timesLineBet;
    }
    return lineBets / config.lines.length;
  };
}

/** What hold and respin wins that starts with so many coins: where they lie does not matter. */
function compileHold({ hold, strips, rows }: LineSlotConfig<string>): (draw: DrawBelow, coins: number) => number {
  if (!hold) return () => 0;
  const { parts, coin, collect } = hold.cell;
  return (draw, coins) => {
    let hundredths = 0;
    for (let landed = 0; landed < coins; landed += 1) hundredths += drawValue(hold, draw);
    let won = hundredths;
    let open = strips.length * rows - coins;
    for (let left = hold.respins; left > 0 && open > 0; left -= 1) {
      let taken = 0;
      const before = open;
      for (let cell = 0; cell < before; cell += 1) {
        const part = draw(parts);
        if (part >= coin + collect) continue;
        open -= 1;
        left = hold.respins + 1;
        if (part >= coin) {
          taken += 1;
          continue;
        }
        const value = drawValue(hold, draw);
        hundredths += value;
        won += value;
      }
      won += taken * hundredths;
    }
    return won / 100 + (open === 0 ? hold.grandTimesBet : 0);
  };
}

export function compileLineRound<Code extends string>(config: LineSlotConfig<Code>): FastRound {
  const reels = compileReels(
    config,
    windowsOf(config).map((shown) => (config.walking ? filledBy(config.wild, shown) : shown)),
  );
  const lineCount = config.lines.length;
  const { freeSpins } = config;
  const base = compileSpin(config, reels, null);
  const specials = freeSpins?.specials ?? [];
  const withSpecial = specials.map((special) => compileSpin(config, reels, special));
  const pick = compilePick(config);
  const wheel = compileWheel(config);
  const hold = compileHold(config);
  const sticky = compileSticky(config);
  const trigger = featureScatters(config) ?? Number.POSITIVE_INFINITY;
  const scatterPays = Array.from(
    { length: reels.length * config.rows + 1 },
    (_, count) => config.scatterPays[count] ?? 0,
  );
  const walk = config.walking ? compileWalk(config, config.walking) : null;
  const stops = new Int32Array(reels.length);
  let scatters = 0;

  const spin = (draw: DrawBelow, lineBets: (stops: Int32Array) => number): number => {
    scatters = 0;
    for (let reel = 0; reel < reels.length; reel += 1) {
      const stop = draw((reels[reel] as Reel).stops);
      stops[reel] = stop;
      scatters += (reels[reel] as Reel).scatters[stop] as number;
    }
    const won = lineBets(stops);
    const times = won > 0 ? wheel(stops, draw) : 1;
    return (won * times) / lineCount + (scatterPays[scatters] as number);
  };

  const playFeature = (draw: DrawBelow): number => {
    if (config.hold) return hold(draw, scatters);
    if (!freeSpins) return config.sticky ? sticky(draw) : pick(draw);
    let total = Math.min(freeSpins.spinsPerTrigger, freeSpins.maxSpins);
    const lineBets = withSpecial.length > 0 ? (withSpecial[draw(withSpecial.length)] as typeof base) : base;
    let won = 0;
    for (let played = 0; played < total; played += 1) {
      won += freeSpins.multiplier * spin(draw, lineBets);
      if (scatters >= trigger) total = Math.min(total + freeSpins.spinsPerTrigger, freeSpins.maxSpins);
    }
    return won;
  };

  return (draw) => {
    const won = spin(draw, base);
    if (walk) return walk(draw, stops, won, scatters >= trigger);
    return scatters >= trigger ? won + playFeature(draw) : won;
  };
}
