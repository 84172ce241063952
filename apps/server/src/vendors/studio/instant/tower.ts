import { payoutOf } from '@baize/games/table-engine';
import * as tower from '@baize/games/tower';
import type { InstantGame, InstantState, Stored } from './game.ts';
import { limitsOf } from './limits.ts';

const limits = limitsOf(tower);

const stateOf = ({ choice, outcome, steps }: InstantState): tower.TowerState => ({
  level: choice.level as tower.Level,
  odd: outcome.odd as number[],
  picks: steps.flatMap(({ tile }) => (typeof tile === 'number' ? [tile] : [])),
});

/** What the next row brings; null when there is none, or it would pass the highest win and the round is paid before it. */
const nextReturn = (betMinor: bigint, { level, picks }: tower.TowerState): number | null => {
  if (picks.length >= tower.rows) return null;
  const back = tower.returnAfter(level, picks.length + 1);
  return payoutOf(betMinor, back) > limits.maxWinMinor ? null : back;
};

/** `row`: how many rows were climbed before this one, so that a tile that is sent twice is opened once. */
function openTile(state: InstantState, tile: unknown, row: unknown): ReturnType<InstantGame['step']> {
  const before = stateOf(state);
  if (!tower.isTile(before.level, tile) || typeof row !== 'number') return { kind: 'refused' };
  if (row !== before.picks.length) return before.picks[row] === tile ? { kind: 'taken' } : { kind: 'refused' };
  const after = { ...before, picks: [...before.picks, tile] };
  const payoutMinor = tower.payoutNow(state.betMinor, after);
  const step = { tile };
  return payoutMinor === 0n || nextReturn(state.betMinor, after) === null
    ? { kind: 'ends', step, payoutMinor }
    : { kind: 'goesOn', step };
}

/** Tower: the player opens one tile in each row from below and leaves when he likes after the first safe one. */
export const towerGame: InstantGame = {
  ...limits,
  readChoice: ({ level, ...rest }) => (tower.isLevel(level) && Object.keys(rest).length === 0 ? { level } : null),
  draw: ({ level }, draw) => ({ odd: tower.drawRows(level as tower.Level, draw) }),
  payoutAtOnce: () => null,
  step: (state, { tile, row, cashOut, ...rest }) => {
    if (Object.keys(rest).length > 0) return { kind: 'refused' };
    if (cashOut === undefined) return openTile(state, tile, row);
    if (cashOut !== true || tile !== undefined || row !== undefined || state.steps.length === 0) {
      return { kind: 'refused' };
    }
    const payoutMinor = tower.payoutNow(state.betMinor, stateOf(state));
    return { kind: 'ends', step: { cashOut: true }, payoutMinor };
  },
  payoutNow: (state) => tower.payoutNow(state.betMinor, stateOf(state)),
  view: (state, hasEnded) => {
    const { level, odd, picks } = stateOf(state);
    if (!hasEnded) return { picks, nextReturn10k: nextReturn(state.betMinor, stateOf(state)) };
    return { picks, nextReturn10k: null, traps: odd.map((tile) => tower.trapsOf(level, tile)) };
  },
  stepsOf: ({ picks }) => (Array.isArray(picks) ? picks.map((tile): Stored => ({ tile })) : []),
};
