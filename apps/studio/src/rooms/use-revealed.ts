import type { RoomView } from '@baize/contract';
import { useEffect, useRef, useState } from 'react';
import { isStill } from '../lib/is-still.ts';

/** All cards have turned by then; rooms.css turns them. */
const revealMs = 2_200;

/** Whether the results of a hand may be shown: its cards turn first. A hand that was over on arrival is open at once. */
export function useRevealed(hand: RoomView['hand']): boolean {
  const handId = hand?.handId ?? null;
  const isOver = hand !== null && hand.phase === null;
  const [openId, setOpenId] = useState<string | null>(null);
  const playedId = useRef<string | null>(null);
  if (!isOver) playedId.current = handId;
  useEffect(() => {
    if (!isOver) return;
    const wasSeen = playedId.current === handId;
    const timer = setTimeout(() => setOpenId(handId), wasSeen && !isStill() ? revealMs : 0);
    return () => clearTimeout(timer);
  }, [isOver, handId]);
  return isOver && openId === handId;
}
