import type { Calls, CallValue, FieldRule, RegisterSettings, WhitelabelFlag } from '@baize/contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { serverFacts } from '../../lib/api/client.ts';
import { usePostLogin } from '../../lib/session/post-login.ts';
import { useSession } from '../../lib/session/session.ts';
import {
  type Answering,
  brand,
  member,
  pathOf,
  renderSite,
  type SentRequest,
  stubServer,
} from '../../lib/testing/render-site.fixture.tsx';
import { AuthPopups } from './components/auth-popups.tsx';
import { useRequireLogin } from './hooks/use-require-login.ts';
import { useRequireRealAccount } from './hooks/use-require-real-account.ts';
import { useSignOut } from './hooks/use-sign-out.ts';
import { useAuthIntent } from './intent.ts';
import { forgetCachedRound } from './remembered.ts';
// Loaded here, so that no test waits for a popup's code.
import './components/contact/change-contact-dialog.tsx';
import './components/contact/revert-dialog.tsx';
import './components/forgot/forgot-dialog.tsx';
import './components/forgot/reset-dialog.tsx';
import './components/login/login-dialog.tsx';
import './components/member-popup.tsx';
import './components/password/change-password-dialog.tsx';
import './components/register/register-dialog.tsx';
import './components/sign-out-dialog.tsx';
import './components/social/link-confirm-dialog.tsx';
import './components/social/social-dialog.tsx';
import './components/social/social-link-dialog.tsx';

type Brand = CallValue<Calls['whitelabel']>;
type CallName = keyof Calls;

export const rule = (change: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 255,
  type: 'text',
  ...change,
});

export const settings: RegisterSettings = {
  fields: {
    username: rule({ acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$', patternId: 1, minLength: 2, maxLength: 15 }),
    password: rule({ acceptedPattern: '^(?=.*[a-z])(?=.*\\d).*$', patternId: 11, minLength: 7, type: 'password' }),
    confirmPassword: rule({ type: 'password' }),
    email: rule({ enabled: false, required: false, acceptedPattern: '^.+@.+$', patternId: 5, type: 'email' }),
    mobileNum: rule({
      enabled: false,
      required: false,
      acceptedPattern: '^\\d+$',
      patternId: 14,
      minLength: 7,
      maxLength: 11,
      type: 'tel',
    }),
    affiliateCode: rule({ enabled: false, required: false }),
  },
  captcha: false,
  hintAge: 18,
  minimumAge: 21,
  types: ['register'],
  smsVerification: true,
  mobilePassword: true,
};

export const loginValue = { token: 'new-token', firstTimeLogin: false, passwordExpired: false };

/** What the server answers, by call; a test changes what it needs. */
export let answers: Partial<Record<string, Answering>> = {};
/** Every request so far. */
export let requests: { name: string; request: SentRequest }[] = [];
export let wanted = vi.fn();

export const answer = (name: CallName, answering: Answering) => {
  answers[pathOf(name)] = answering;
};
/** The bodies that a call was sent with. */
export const bodiesOf = (name: CallName) =>
  requests.filter((sent) => sent.name === pathOf(name)).map(({ request }) => request.body);
export const queriesOf = (name: CallName) =>
  requests.filter((sent) => sent.name === pathOf(name)).map(({ request }) => request.query);

export function setUpAuth(): void {
  wanted = vi.fn();
  requests = [];
  answers = {};
  answer('whitelabel', () => brand);
  answer('registerSettings', () => settings);
  for (const name of ['login', 'loginDevice', 'loginFreePlay', 'socialFinish', 'registerMobile'] as const) {
    answer(name, () => loginValue);
  }
  answer('register', () => ({ ...loginValue, firstTimeLogin: true }));
  answer('affiliateCheck', (_, { query }) => ({ code: query.code, domain: '' }));
  answer('memberInfo', () => member);
  answer('logout', () => ({}));
  answer('forgetDevice', () => ({}));
  answer('captcha', () => 'iVBORw0KGgo=');
  stubServer((path, request) => {
    requests.push({ name: path, request });
    return answers[path]?.(path, request);
  });
  serverFacts.forget();
  sessionStorage.clear();
  localStorage.clear();
  forgetCachedRound();
  useSession.setState({ token: '', member: null, expiryCount: 0, wasEndedElsewhere: false });
  usePostLogin.setState({ isDue: false });
  useAuthIntent.setState({
    afterLogin: null,
    reason: null,
    isSigningOut: false,
    referralCode: '',
    isFirstLogin: false,
  });
}

export function tearDownAuth(): void {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
}

export function Site() {
  const requireLogin = useRequireLogin();
  const requireRealAccount = useRequireRealAccount();
  const signOut = useSignOut();
  return (
    <>
      <button type="button" onClick={() => requireLogin(wanted)}>
        Play
      </button>
      <button type="button" onClick={() => requireRealAccount(wanted)}>
        Withdraw
      </button>
      <button type="button" onClick={signOut}>
        Leave
      </button>
      <AuthPopups />
    </>
  );
}

/** Shows the site to a guest of a brand that differs as said. */
export async function showSite(
  address: string,
  change: Partial<Brand> = {},
  who: Parameters<typeof renderSite>[2] = null,
) {
  answer('whitelabel', () => ({ ...brand, ...change }));
  return await renderSite(Site, address, who, { ...brand, ...change });
}

/** A brand's change that switches these flags on and all others off. */
export const flagsOn = (...modIds: WhitelabelFlag[]): Pick<Brand, 'info'> => ({
  info: { ...brand.info, whitelabel: modIds.map((modId) => ({ modId, enabled: '1', childrenNodes: [] })) },
});

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export type Popup = Awaited<ReturnType<typeof dialog>>;
export const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });
export const press = (popup: Popup, name: string) => fireEvent.click(popup.getByRole('button', { name }));

/** The line under a field that is marked as wrong. */
export function faultOf(label: string | RegExp): string | null {
  const field = screen.getByLabelText(label, { exact: true });
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}
