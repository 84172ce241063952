import { useEffect } from 'react';

const ownKeys = 'button, a, input, select, textarea, [role="dialog"]';

/** Space and Enter spin and skip from anywhere, but where the key already means something. */
export function usePrimaryKeys(onPrimary: () => void, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
      if (event.target instanceof Element && event.target.closest(ownKeys) !== null) return;
      event.preventDefault();
      onPrimary();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onPrimary, isActive]);
}
