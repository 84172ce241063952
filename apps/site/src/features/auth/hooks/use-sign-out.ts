import { useCallback } from 'react';
import { useAuthIntent } from '../intent.ts';

/** Asks whether to sign out; the confirmation does the rest. */
export function useSignOut(): () => void {
  return useCallback(() => useAuthIntent.setState({ isSigningOut: true }), []);
}
