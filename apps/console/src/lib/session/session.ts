import { useSyncExternalStore } from 'react';
import { dropDrafts } from './drafts.ts';

const tokenKey = 'staffToken';
const expiryKey = 'staffSessionEnd';

interface Session {
  /** Empty: nobody is signed in. */
  token: string;
  /** When the session ends whatever is done in it; empty where that is not known. */
  expiresAt: string;
  /** The session ended without a sign-out. */
  hasEnded: boolean;
}

let session: Session = {
  token: sessionStorage.getItem(tokenKey) ?? '',
  expiresAt: sessionStorage.getItem(expiryKey) ?? '',
  hasEnded: false,
};
const listeners = new Set<() => void>();

function change(next: Session): void {
  session = next;
  sessionStorage.setItem(tokenKey, next.token);
  sessionStorage.setItem(expiryKey, next.expiresAt);
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const sessionToken = (): string => session.token;
export const useSession = (): Session => useSyncExternalStore(subscribe, () => session);
export const beginSession = (token: string, expiresAt = ''): void => change({ token, expiresAt, hasEnded: false });
/** Signed out by the person. */
export function leaveSession(): void {
  dropDrafts();
  change({ token: '', expiresAt: '', hasEnded: false });
}
/** The server knows `token` no longer; an answer to an earlier one ends nothing. */
export function endSession(token: string): void {
  if (token !== '' && token === session.token) change({ token: '', expiresAt: '', hasEnded: true });
}
