import { type RefObject, useEffect, useRef, useState } from 'react';
import { mayMove } from './may-move.ts';

/** A pointer that only passes by starts nothing. */
export const hoverDelayMs = 250;

/** Whether the pointer rests on the card around the element of the answer, where covers may move. */
export function useCardHover(): [RefObject<HTMLSpanElement | null>, boolean] {
  const place = useRef<HTMLSpanElement>(null);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const card = place.current?.closest('article');
    if (!card) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enter = () => {
      if (mayMove()) timer = setTimeout(() => setOn(true), hoverDelayMs);
    };
    const leave = () => {
      clearTimeout(timer);
      setOn(false);
    };
    card.addEventListener('mouseenter', enter);
    card.addEventListener('mouseleave', leave);
    return () => {
      clearTimeout(timer);
      card.removeEventListener('mouseenter', enter);
      card.removeEventListener('mouseleave', leave);
    };
  }, []);
  return [place, isOn];
}
