import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pickerBlurDelayMs } from '../../../../config/limits.ts';

const moves: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

export interface ListboxOptions {
  names: readonly string[];
  /** The chosen one; it is where the keys begin. */
  current: number;
  onChoose: (index: number) => void;
}

/** A button with a list: keys as in the platform's own select, first letters too; hidden 200 ms after the focus is lost. */
export function useListbox({ names, current, onChoose }: ListboxOptions) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(current);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hiding.current), []);

  const open = () => {
    clearTimeout(hiding.current);
    setActive(current);
    setOpen(true);
  };
  const choose = (index: number) => {
    setOpen(false);
    onChoose(index);
  };
  const byLetter = (letter: string): number => {
    const starts = (name: string) => name.toLowerCase().startsWith(letter.toLowerCase());
    const after = names.findIndex((name, index) => index > active && starts(name));
    return after === -1 ? names.findIndex(starts) : after;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return;
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open();
      return;
    }
    if (event.key === 'Escape') {
      // The list alone is left, not the popup around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(active);
      return;
    }
    const next = moves[event.key]?.(active, names.length) ?? (event.key.length === 1 ? byLetter(event.key) : -1);
    if (next === -1) return;
    event.preventDefault();
    setActive(next);
  };
  return {
    isOpen,
    active,
    choose,
    button: {
      onClick: () => (isOpen ? setOpen(false) : open()),
      onKeyDown,
      onFocus: () => clearTimeout(hiding.current),
      onBlur: () => {
        hiding.current = setTimeout(() => setOpen(false), pickerBlurDelayMs);
      },
    },
  };
}
