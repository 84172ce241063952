import { useEffect, useState } from 'react';
import { useRegisterSettings } from '../api/register-settings.ts';

/** Longer than this nobody waits for a popup that was asked for. */
const PATIENCE_MS = 1_000;

/** True once the brand's rules are here, cannot be had, or have been waited for long enough: a popup that opens then has its height at once. */
export const useRulesOrLate = (): boolean => useReadyOrLate(!useRegisterSettings().isPending);

/** True once it is ready, or has been waited for long enough. */
export function useReadyOrLate(isReady: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isReady || isLate;
}
