import type { DrawBelow } from '@baize/fairness';
import type { Position } from '../types.ts';
import type { HeldSymbol, HoldEvent, RespinPlayed } from './events.ts';
import type { HoldRules } from './types.ts';

export interface HoldRequest {
  betMinor: bigint;
  draw: DrawBelow;
  reels: number;
  rows: number;
  /** The coins of the window that started it, reel by reel. */
  coins: readonly Position[];
  /** What the round may still pay. */
  roomMinor: bigint;
}

export interface HoldOutcome {
  /** Without the end, which the round's limit may change. */
  events: HoldEvent[];
  wonMinor: bigint;
  grandMinor: bigint;
}

const hundred = 100n;

/** Draws what one coin is worth, in hundredths of the bet: the values in their order, each as wide as its weight. */
export function drawValue({ values }: Pick<HoldRules<string>, 'values'>, draw: DrawBelow): number {
  let ahead = draw(values.reduce((sum, { weight }) => sum + weight, 0));
  for (const { hundredths, weight } of values) {
    if (ahead < weight) return hundredths;
    ahead -= weight;
  }
  throw new RangeError('a coin without a value');
}

/**
 * Plays hold and respin to its end. Draws the value of each coin of the window, then in each respin every open cell, reel by reel from
 * the top, and right after a cell that shows a coin its value. Stops when no respin is left, the grid is full, or the room is used up.
 */
export function playHold(rules: HoldRules<string>, request: HoldRequest): HoldOutcome {
  const { betMinor, draw, reels, rows, roomMinor } = request;
  const minorOf = (hundredths: number) => (betMinor * BigInt(hundredths)) / hundred;
  let coinsMinor = 0n;
  let wonMinor = 0n;
  const landCoin = (position: Position): HeldSymbol => {
    const amountMinor = minorOf(drawValue(rules, draw));
    coinsMinor += amountMinor;
    wonMinor += amountMinor;
    return { position, amountMinor: `${amountMinor}` };
  };

  let respinsLeft = rules.respins;
  const events: HoldEvent[] = [{ type: 'holdStarted', coins: request.coins.map(landCoin), respinsLeft }];
  const isTaken = ([reel, row]: Position) => request.coins.some(([x, y]) => x === reel && y === row);
  let open = Array.from({ length: reels * rows }, (_, cell): Position => [Math.floor(cell / rows), cell % rows]).filter(
    (position) => !isTaken(position),
  );

  const respin = (): RespinPlayed => {
    const coins: HeldSymbol[] = [];
    const collectors: Position[] = [];
    const stillOpen: Position[] = [];
    for (const position of open) {
      const part = draw(rules.cell.parts);
      if (part < rules.cell.coin) coins.push(landCoin(position));
      else if (part < rules.cell.coin + rules.cell.collect) collectors.push(position);
      else stillOpen.push(position);
    }
    const isNew = stillOpen.length < open.length;
    open = stillOpen;
    respinsLeft = isNew ? rules.respins : respinsLeft - 1;
    const collects = collectors.map((position) => ({ position, amountMinor: `${coinsMinor}` }));
    wonMinor += coinsMinor * BigInt(collects.length);
    if (open.length === 0 || wonMinor >= roomMinor) respinsLeft = 0;
    return { type: 'respinPlayed', coins, collects, respinsLeft };
  };

  if (open.length === 0 || wonMinor >= roomMinor) respinsLeft = 0;
  while (respinsLeft > 0) events.push(respin());
  const grandMinor = open.length === 0 && wonMinor < roomMinor ? betMinor * BigInt(rules.grandTimesBet) : 0n;
  return { events, wonMinor: wonMinor + grandMinor, grandMinor };
}
