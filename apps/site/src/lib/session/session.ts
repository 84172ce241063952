import { type Calls, type CallValue, isAgentType } from '@baize/contract';
import { create } from 'zustand';
import { keepChatToken } from './chat-token.ts';
import { clearSessionKeys, readSessionKey, writeSessionKeys } from './session-storage.ts';

export type Member = CallValue<Calls['memberInfo']>;

const TRIAL_TYPE = 4;

export interface SessionState {
  /** Empty for a guest. */
  token: string;
  /** Null until the member info of the token is loaded: only then is somebody logged in. */
  member: Member | null;
  /** How often a session ended without the person's will since the last login. */
  expiryCount: number;
  /** The last of them was ended by its owner in another place, or by staff, and told at once. */
  wasEndedElsewhere: boolean;
}

/** Who uses the site. The token is kept in session storage under the specification's keys. */
export const useSession = create<SessionState>(() => ({
  token: readSessionKey('token'),
  member: null,
  expiryCount: 0,
  wasEndedElsewhere: false,
}));

export const isLoggedIn = (state: SessionState): boolean => state.member !== null;
export const isTrial = (state: SessionState): boolean => state.member?.type === TRIAL_TYPE;

export const isAgent = (state: SessionState): boolean => state.member !== null && isAgentType(state.member.type);

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
  useSession.setState({ member, expiryCount: 0, wasEndedElsewhere: false });
}

/** The token whose session this browser is ending itself. */
let endingToken = '';

/** Runs a call that ends this browser's session by itself, as a new password does: news that it has ended are none meanwhile. */
export async function whileEndingOwn<V>(call: () => Promise<V>): Promise<V> {
  endingToken = useSession.getState().token;
  try {
    return await call();
  } finally {
    endingToken = '';
  }
}

/** The session of `former` goes on under another token, as after a new password. One that has ended meanwhile stays ended. */
export function renewSession(former: string, token: string): void {
  if (former !== useSession.getState().token) return;
  writeSessionKeys({ token });
  useSession.setState({ token });
}

/** Ends the session in this browser; the brand's keys stay. A visitor's chat from before it ends too: the next person here is another. */
export function endSession(): void {
  clearSessionKeys();
  keepChatToken('');
  useSession.setState({ token: '', member: null });
}

/**
 * The server refused `token`, or told that its session was ended elsewhere. News of an earlier session's token end nothing.
 */
export function expireSession(token: string, wasEndedElsewhere = false): void {
  const { token: current, expiryCount } = useSession.getState();
  if (token === '' || token !== current || (wasEndedElsewhere && token === endingToken)) return;
  clearSessionKeys();
  keepChatToken('');
  useSession.setState({ token: '', member: null, expiryCount: expiryCount + 1, wasEndedElsewhere });
}

/** The server lets the session of `token` do nothing before its password is changed: the popup opens over everything. */
export function demandPasswordChange(token: string): void {
  const { token: current, member } = useSession.getState();
  if (token !== current || member === null || member.passwordChangeRequired) return;
  useSession.setState({ member: { ...member, passwordChangeRequired: true } });
}

export function rememberBrand(brand: { merchant: string; merchantCode: string }): void {
  writeSessionKeys({ merchant: brand.merchant, merchantCode: brand.merchantCode });
}
