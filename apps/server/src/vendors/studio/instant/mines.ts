import * as mines from '@baize/games/mines';
import { payoutOf } from '@baize/games/table-engine';
import type { InstantGame, InstantState, Sent, Stored } from './game.ts';
import { limitsOf } from './limits.ts';

const stateOf = ({ outcome, steps }: InstantState): mines.MinesState => ({
  mines: outcome.mines as number[],
  opened: steps.flatMap(({ field }) => (typeof field === 'number' ? [field] : [])),
});

const limits = limitsOf(mines);

/** The next safe field would pass the highest win, so the round is paid before it. */
const isAtTheTop = (betMinor: bigint, state: mines.MinesState) => {
  if (mines.isCleared(state)) return true;
  const back = mines.returnAfter(state.mines.length, state.opened.length + 1);
  return payoutOf(betMinor, back) > limits.maxWinMinor;
};

function openField(state: InstantState, field: number): ReturnType<InstantGame['step']> {
  const before = stateOf(state);
  const outcome = mines.stepOf(before, field);
  if (outcome === 'openAlready') return { kind: 'taken' };
  if (outcome === 'notAField') return { kind: 'refused' };
  const step = { field };
  if (outcome === 'mine') return { kind: 'ends', step, payoutMinor: 0n };
  const after = { ...before, opened: [...before.opened, field] };
  return isAtTheTop(state.betMinor, after)
    ? { kind: 'ends', step, payoutMinor: mines.payoutNow(state.betMinor, after) }
    : { kind: 'goesOn', step };
}

const isCashOut = (sent: Sent) => sent.cashOut === true && Object.keys(sent).length === 1;

/** Mines: the player opens fields one by one and leaves when he likes. */
export const minesGame: InstantGame = {
  ...limits,
  readChoice: ({ mines: count, ...rest }, betMinor) => {
    if (Object.keys(rest).length > 0 || typeof count !== 'number' || !mines.isMineCount(count)) return null;
    return isAtTheTop(betMinor, { mines: Array.from({ length: count }, () => 0), opened: [] })
      ? null
      : { mines: count };
  },
  draw: (choice, draw) => ({ mines: mines.layMines(choice.mines as number, draw) }),
  payoutAtOnce: () => null,
  step: (state, sent) => {
    if (typeof sent.field === 'number' && Object.keys(sent).length === 1) return openField(state, sent.field);
    if (!isCashOut(sent) || stateOf(state).opened.length === 0) return { kind: 'refused' };
    return { kind: 'ends', step: { cashOut: true }, payoutMinor: mines.payoutNow(state.betMinor, stateOf(state)) };
  },
  payoutNow: (state) => mines.payoutNow(state.betMinor, stateOf(state)),
  view: (state, hasEnded) => {
    const { mines: laid, opened } = stateOf(state);
    const next = opened.length < mines.fields - laid.length ? mines.returnAfter(laid.length, opened.length + 1) : null;
    return { opened, nextReturn10k: hasEnded ? null : next, ...(hasEnded ? { mines: laid } : {}) };
  },
  stepsOf: ({ opened }) => (Array.isArray(opened) ? opened.map((field): Stored => ({ field })) : []),
};
