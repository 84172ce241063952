import type { HudState } from '../../game-frame/hud-state.ts';

/** A symbol that stays over the board; what a coin is worth is known once it is turned over. */
interface HeldSymbol {
  kind: 'coin' | 'collect' | 'wild';
  isKnown: boolean;
}

/** What is held, column by column from the top; null where nothing is. */
export type HeldCells = readonly (HeldSymbol | null)[];

const wild: HeldSymbol = { kind: 'wild', isKnown: true };

/** What the HUD says is held over a board with so many rows: the cells of hold and respin, or wilds that stay. */
export function heldCells({ hold, freeSpins }: Pick<HudState, 'hold' | 'freeSpins'>): HeldCells {
  if (hold !== null) return hold.cells.map((cell) => cell && { kind: cell.kind, isKnown: cell.amountMinor !== null });
  const stuck = freeSpins?.stuck;
  if (stuck === undefined) return [];
  const cells: (HeldSymbol | null)[] = Array.from({ length: stuck.columns * stuck.rows }, () => null);
  for (const [column, row] of stuck.positions) cells[column * stuck.rows + row] = wild;
  return cells;
}

/** What changed between two states, as places in them. */
interface HeldChanges {
  left: readonly number[];
  came: readonly number[];
  /** Held before, and turned over now. */
  known: readonly number[];
}

/** Who has to move: what is held in both states stays as it is. */
export function heldChanges(before: HeldCells, now: HeldCells): HeldChanges {
  const places = Array.from({ length: Math.max(before.length, now.length) }, (_, place) => place);
  const isOther = (place: number) => before[place]?.kind !== now[place]?.kind;
  return {
    left: places.filter((place) => before[place] && isOther(place)),
    came: places.filter((place) => now[place] && isOther(place)),
    known: places.filter((place) => now[place]?.isKnown && !isOther(place) && !before[place]?.isKnown),
  };
}

/** Who gives where all coins gather: to a collect symbol every other coin, to the total everything that is held. */
export function givers(cells: HeldCells, goal: number | 'total'): number[] {
  return cells.flatMap((cell, place) => {
    if (cell === null || !cell.isKnown || place === goal) return [];
    return goal === 'total' || cell.kind === 'coin' ? [place] : [];
  });
}
