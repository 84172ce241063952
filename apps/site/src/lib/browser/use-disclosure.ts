import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** So long may the pointer be on its way over a gap, or the focus between two controls (specification, section 9: 200 ms). */
const CLOSE_DELAY_MS = 200;
/** A pointer that only passes opens nothing. */
const OPEN_DELAY_MS = 80;

export interface Disclosure {
  isOpen: boolean;
  close: () => void;
  toggle: () => void;
  /** For the element around button and panel: opens under a mouse too, and closes 200 ms after pointer or focus have left. */
  hoverProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
    onFocus: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

/** Something that folds out below its button. Esc closes it and gives the focus back to the button (`aria-expanded`). */
export function useDisclosure({ opensOnHover = true } = {}): Disclosure {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (open: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), delayMs);
  };
  const now = (open: boolean) => {
    clearTimeout(timer.current);
    setOpen(open);
  };
  return {
    isOpen,
    close: () => now(false),
    toggle: () => now(!isOpen),
    hoverProps: {
      onPointerEnter: ({ pointerType }) => opensOnHover && pointerType === 'mouse' && later(true, OPEN_DELAY_MS),
      onPointerLeave: ({ pointerType }) => opensOnHover && pointerType === 'mouse' && later(false, CLOSE_DELAY_MS),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) later(false, CLOSE_DELAY_MS);
      },
      onFocus: () => isOpen && clearTimeout(timer.current),
      onKeyDown: ({ key, currentTarget }) => {
        if (key !== 'Escape' || !isOpen) return;
        now(false);
        currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      },
    },
  };
}
