import { useEffect } from 'react';

const typedInto = 'input:not([type="range"]), select, textarea';
const ownOfSpace = 'button, a';

/** The name of a key in `aria-keyshortcuts`: a letter or figure whatever the layout writes there, or `Space`. */
function nameOf({ key, code }: KeyboardEvent): string | null {
  if (key === ' ') return 'Space';
  if (/^[a-z0-9]$/i.test(key)) return key.toUpperCase();
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1] ?? null;
}

/** True where a key means something else: in a field, on a button that Space presses anyway, under a dialog, or with a modifier. */
function isTaken(event: KeyboardEvent, name: string): boolean {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('[role="dialog"]') !== null) return true;
  if (!(event.target instanceof Element)) return false;
  return event.target.closest(typedInto) !== null || (name === 'Space' && event.target.closest(ownOfSpace) !== null);
}

/** A key presses the button that names it in `aria-keyshortcuts`, as long as that can be pressed. */
export function useKeyShortcuts(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const press = (event: KeyboardEvent) => {
      const name = nameOf(event);
      if (name === null || isTaken(event, name)) return;
      const button = document.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${name}"]:not(:disabled)`);
      if (button === null) return;
      event.preventDefault();
      button.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isActive]);
}
