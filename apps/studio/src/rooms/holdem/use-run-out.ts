import type { RoomView } from '@baize/contract';
import { useEffect, useState } from 'react';
import { isStill } from '../../lib/is-still.ts';
import { holdemOf } from './holdem-view.ts';

const streetMs = 250;
/** With all chips in, the board comes card by card. */
const runOutMs = 1_100;
const resultMs = 900;
const flop = 3;

export interface RunOut {
  /** How many cards of the board lie open. */
  open: number;
  /** The results of a hand that is over may be shown. */
  isRevealed: boolean;
}

/** Opens the board one street after the other, and then the results. A hand that was under way on arrival is open at once. */
export function useRunOut(room: RoomView): RunOut {
  const { hand } = room;
  const handId = hand?.handId ?? null;
  const isOver = hand !== null && hand.phase === null;
  const target = holdemOf(room)?.board.length ?? 0;
  const [shown, setShown] = useState({ handId, open: target, isRevealed: isOver });
  const isSame = shown.handId === handId;
  const open = isSame ? Math.min(shown.open, target) : 0;
  const isRevealed = isSame && shown.isRevealed;
  useEffect(() => {
    const step = () => {
      if (open < target) return { open: open < flop ? flop : open + 1, isRevealed: false };
      return isOver && !isRevealed ? { open, isRevealed: true } : null;
    };
    const next = step();
    if (next === null) return;
    const waitMs = next.isRevealed ? resultMs : isOver ? runOutMs : streetMs;
    const timer = setTimeout(() => setShown({ handId, ...next }), isStill() ? 0 : waitMs);
    return () => clearTimeout(timer);
  }, [handId, open, target, isOver, isRevealed]);
  return { open, isRevealed };
}
