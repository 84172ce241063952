import type { RoomView } from '@baize/contract';
import { useEffect, useState } from 'react';

/** Whether a hand is played, or its end is still looked at: until the next one may begin. */
export function useHandShown({ hand, readyAt }: Pick<RoomView, 'hand' | 'readyAt'>, nowMs: () => number): boolean {
  const handId = hand?.handId ?? null;
  const isOver = hand !== null && hand.phase === null;
  const [goneId, setGoneId] = useState<string | null>(null);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => setGoneId(handId), Math.max(0, Date.parse(readyAt) - nowMs()));
    return () => clearTimeout(timer);
  }, [isOver, handId, readyAt, nowMs]);
  return handId !== null && goneId !== handId;
}
