import type { Calls, CallValue } from '@baize/contract';
import { create } from 'zustand';
import { clearSessionKeys, readSessionKey, writeSessionKeys } from './session-storage.ts';

export type Member = CallValue<Calls['memberInfo']>;

const TRIAL_TYPE = 4;
const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];

interface SessionState {
  /** Empty for a guest. */
  token: string;
  /** Null until the member info of the token is loaded: only then is somebody logged in. */
  member: Member | null;
  /** How often a session ended without the person's will since the last login. */
  expiryCount: number;
}

/** Who uses the site. The token is kept in session storage under the specification's keys. */
export const useSession = create<SessionState>(() => ({
  token: readSessionKey('token'),
  member: null,
  expiryCount: 0,
}));

export const isLoggedIn = (state: SessionState): boolean => state.member !== null;
export const isTrial = (state: SessionState): boolean => state.member?.type === TRIAL_TYPE;

export const isAgent = (state: SessionState): boolean =>
  state.member !== null && AGENT_TYPES.includes(state.member.type);

/** A token was handed out; the member info comes next. */
export function beginSession(token: string): void {
  writeSessionKeys({ token });
  useSession.setState({ token, member: null });
}

/** The member info is there: the login is complete. */
export function completeSession(member: Member): void {
  writeSessionKeys({
    isAgent: String(member.type),
    username: member.userName,
    account: member.account,
    nickname: member.nickname,
    customerId: member.customerId,
    memberLabel: JSON.stringify(member.memberLabel),
    platform: 'web',
  });
  useSession.setState({ member, expiryCount: 0 });
}

/** The session goes on under another token, as after a new password. */
export function renewSession(token: string): void {
  writeSessionKeys({ token });
  useSession.setState({ token });
}

/** Ends the session in this browser; the brand's keys stay. */
export function endSession(): void {
  clearSessionKeys();
  useSession.setState({ token: '', member: null });
}

/** The server refused `token`. An answer to the token of an earlier session ends nothing. */
export function expireSession(token: string): void {
  const { token: current, expiryCount } = useSession.getState();
  if (token === '' || token !== current) return;
  clearSessionKeys();
  useSession.setState({ token: '', member: null, expiryCount: expiryCount + 1 });
}

export function rememberBrand(brand: { merchant: string; merchantCode: string }): void {
  writeSessionKeys({ merchant: brand.merchant, merchantCode: brand.merchantCode });
}
