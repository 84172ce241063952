import type { DrawBelow } from '@baize/fairness';
import type { PickEnded, RoundCapped, RoundEnded, TilePicked } from './events.ts';
import type { LineSlotConfig } from './types.ts';

/** What a step of the player leads to; known to the server alone until it is taken. */
export interface PickLayout {
  /** The prizes as they lie under the tiles, times the total bet; of a choice of free spins how many spins each gives. */
  readonly prizes: readonly number[];
  /** Of a choice: the draws that come after those of the base spin. */
  readonly draw?: DrawBelow;
}

export interface OpenPick {
  betMinor: bigint;
  /** Won before the pick. */
  baseMinor: bigint;
  layout: PickLayout;
  /** Tiles in the order in which they were picked, from 0. */
  picked: readonly number[];
}

export type PickEvent = TilePicked | PickEnded | RoundCapped | RoundEnded;

export interface PickOutcome {
  /** From the first picked tile on; after the last one the end of the round too. */
  events: PickEvent[];
  payoutMinor: bigint;
  isOver: boolean;
}

/** Whether a tile may be picked now. */
export const mayPick = ({ layout, picked }: OpenPick, tile: number, picks: number): boolean =>
  Number.isInteger(tile) && tile >= 0 && tile < layout.prizes.length && picked.length < picks && !picked.includes(tile);

/** What the picked tiles come to. Throws RangeError for a game without a pick bonus, and for tiles that nobody could pick in this order. */
export function playPick(config: LineSlotConfig<string>, open: OpenPick): PickOutcome {
  const { betMinor, baseMinor, layout, picked } = open;
  if (!config.pick) throw new RangeError('the game has no pick bonus');
  const { picks } = config.pick;
  if (!picked.every((tile, index) => mayPick({ ...open, picked: picked.slice(0, index) }, tile, picks))) {
    throw new RangeError(`cannot pick the tiles ${picked.join()}`);
  }
  const limitMinor = betMinor * BigInt(config.maxWinTimesBet);
  const amounts = layout.prizes.map((times) => betMinor * BigInt(times));
  const amountOf = (tile: number) => amounts[tile] ?? 0n;
  const events: PickEvent[] = picked.map((tile, index) => ({
    type: 'tilePicked',
    tile,
    amountMinor: `${amountOf(tile)}`,
    picksLeft: picks - index - 1,
  }));
  const wonMinor = picked.reduce((sum, tile) => sum + amountOf(tile), baseMinor);
  if (picked.length < picks) return { events, payoutMinor: baseMinor, isOver: false };
  const payoutMinor = wonMinor < limitMinor ? wonMinor : limitMinor;
  if (wonMinor >= limitMinor)
    events.push({ type: 'roundCapped', wonMinor: `${wonMinor}`, payoutMinor: `${payoutMinor}` });
  events.push({
    type: 'pickEnded',
    tilesMinor: amounts.map((amountMinor) => `${amountMinor}`),
    totalMinor: `${payoutMinor - baseMinor}`,
  });
  events.push({ type: 'roundEnded', payoutMinor: `${payoutMinor}` });
  return { events, payoutMinor, isOver: true };
}
