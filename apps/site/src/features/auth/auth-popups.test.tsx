import type { FieldRule } from '@baize/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memberInfoKey } from '../../lib/api/queries/member-info.ts';
import { forgetServerFacts } from '../../lib/api/server-facts.ts';
import { expireSession, useSession } from '../../lib/api/session.ts';
import {
  type Answering,
  brand,
  member,
  pathOf,
  refusal,
  renderSite,
  stubServer,
} from '../../lib/render-site.fixture.tsx';
import { AuthPopups } from './auth-popups.tsx';
import { useAuthIntent } from './intent.ts';
import { useRequireLogin } from './use-require-login.ts';
import { useSignOut } from './use-sign-out.ts';

// The encryption itself is proved in lib/api/client.test.ts; here the server reads plain fields.
vi.mock('../../lib/api/encrypted-body.ts', () => ({ encryptBody: async (fields: unknown) => JSON.stringify(fields) }));

const rule = (change: Partial<FieldRule>): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 255,
  type: 'text',
  ...change,
});
const fields = {
  username: rule({ acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$', patternId: 1, minLength: 2, maxLength: 15 }),
  password: rule({ acceptedPattern: '^(?=.*[a-z])(?=.*\\d).*$', patternId: 11, minLength: 7, type: 'password' }),
  confirmPassword: rule({ type: 'password' }),
  email: rule({ enabled: false }),
};

let answers: Record<string, Answering>;
let wanted = vi.fn();

beforeEach(() => {
  wanted = vi.fn();
  answers = {
    [pathOf('whitelabel')]: () => brand,
    [pathOf('registerSettings')]: () => ({ fields, captcha: false, hintAge: 18 }),
    [pathOf('login')]: () => ({ token: 'new-token', firstTimeLogin: false, passwordExpired: false }),
    [pathOf('register')]: () => ({ token: 'new-token', firstTimeLogin: true, passwordExpired: false }),
    [pathOf('memberInfo')]: () => member,
    [pathOf('logout')]: () => ({}),
  };
  stubServer((path, request) => answers[path]?.(path, request));
  forgetServerFacts();
  sessionStorage.clear();
  rememberedNameCookie('');
  useSession.setState({ expiryCount: 0 });
  useAuthIntent.setState({ afterLogin: null, isSigningOut: false, referralCode: '' });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

function rememberedNameCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: sets up what an earlier visit left
  document.cookie = `last_user=${value}; Path=/; Max-Age=${value === '' ? 0 : 60}`;
}

function Site() {
  const requireLogin = useRequireLogin();
  const signOut = useSignOut();
  return (
    <>
      <button type="button" onClick={() => requireLogin(wanted)}>
        Play
      </button>
      <button type="button" onClick={signOut}>
        Leave
      </button>
      <AuthPopups />
    </>
  );
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 5000 }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });
const press = (popup: Awaited<ReturnType<typeof dialog>>, name: string) =>
  fireEvent.click(popup.getByRole('button', { name }));

/** The line under a field that is marked as wrong. */
function faultOf(label: string | RegExp): string | null {
  const field = screen.getByLabelText(label, { exact: true });
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}

async function logIn(username = ' lena ', password = 'Lantern-90417') {
  const popup = await dialog('Log in');
  fill('Username', username);
  fill('Password', password);
  press(popup, 'Log in');
  return popup;
}

it('logs in with trimmed fields, goes home and completes the session', async () => {
  const login = vi.fn(() => ({ token: 'new-token', firstTimeLogin: false, passwordExpired: false }));
  answers[pathOf('login')] = (_, { body }) => login(...([body] as unknown as []));
  const { router } = await renderSite(Site, '/rng?popup=login&page=2', null);
  await logIn();
  await waitFor(() => expect(useSession.getState().member?.account).toBe('lena'));
  expect(login).toHaveBeenCalledWith({ username: 'lena', password: 'Lantern-90417' });
  await waitFor(() => expect(router.state.location.href).toBe('/'));
  expect(sessionStorage.getItem('token')).toBe('new-token');
  expect(sessionStorage.getItem('isAgent')).toBe('0');
  expect(document.cookie).not.toContain('last_user');
});

it('names empty fields and asks the server nothing', async () => {
  answers[pathOf('login')] = () => expect.unreachable();
  await renderSite(Site, '/?popup=login', null);
  const popup = await logIn('   ', '');
  await waitFor(() => expect(popup.getAllByText('Input cannot be empty')).toHaveLength(2));
  expect(faultOf('Username')).toBe('Input cannot be empty');
});

it('says why it refused, and empties the password only when it was wrong', async () => {
  answers[pathOf('login')] = () => refusal(503, 'service_unavailable');
  await renderSite(Site, '/?popup=login', null);
  const popup = await logIn();
  expect((await popup.findByRole('alert')).textContent).toContain('not available right now');
  expect(popup.getByLabelText<HTMLInputElement>('Password').value).toBe('Lantern-90417');
  answers[pathOf('login')] = () => refusal(401, 'in_incorrect_password');
  press(popup, 'Log in');
  await popup.findByText('Incorrect username or password');
  expect(popup.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  expect(popup.getByLabelText<HTMLInputElement>('Username').value).toBe(' lena ');
});

it('stays a guest with the reason when the member info does not arrive', async () => {
  answers[pathOf('memberInfo')] = () => refusal(503, 'service_unavailable');
  await renderSite(Site, '/?popup=login', null);
  const popup = await logIn();
  await popup.findByRole('alert');
  expect(useSession.getState()).toMatchObject({ token: '', member: null });
  answers[pathOf('memberInfo')] = () => member;
  press(popup, 'Log in');
  await waitFor(() => expect(useSession.getState().member?.account).toBe('lena'));
});

it('remembers the username, never the password', async () => {
  await renderSite(Site, '/?popup=login', null);
  fireEvent.click(await screen.findByLabelText('Remember my username for a day'));
  await logIn();
  await waitFor(() => expect(document.cookie).toContain('last_user=lena'));
  expect(document.cookie).not.toContain('Lantern');
});

it('lets a guest go on with what he wanted, and forgets it when he closes the popup', async () => {
  const { search } = await renderSite(Site, '/?vendor=BAIZE', null);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  press(await dialog('Log in'), 'Close');
  await waitFor(() => expect(search()).toEqual({ vendor: 'BAIZE' }));
  expect(useAuthIntent.getState().afterLogin).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await logIn();
  await waitFor(() => expect(wanted).toHaveBeenCalledOnce());
  expect(search()).toEqual({ vendor: 'BAIZE' });
});

it('completes a session after a reload, and asks again while the server is away', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  answers[pathOf('memberInfo')] = () => refusal(503, 'service_unavailable');
  const { queryClient } = await renderSite(Site, '/?popup=login', 'restored');
  await vi.waitFor(() => expect(queryClient.getQueryState(memberInfoKey)?.status).toBe('error'));
  expect(screen.queryByRole('dialog')).toBeNull();
  answers[pathOf('memberInfo')] = () => member;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  await waitFor(() => expect(useSession.getState().member?.account).toBe('lena'));
});

it('asks for a new login over the same page when the session expires, once', async () => {
  const { search } = await renderSite(Site, '/game?vendor=BAIZE');
  act(() => expireSession('token-of-lena'));
  const popup = await dialog('Log in');
  expect(popup.getByText('Your session has ended. Please log in again.')).toBeTruthy();
  await logIn();
  await waitFor(() => expect(search()).toEqual({ vendor: 'BAIZE' }));
  expect(useSession.getState().expiryCount).toBe(0);
});

it('signs out after a confirmation: home, storage cleared but for the brand', async () => {
  const { router } = await renderSite(Site, '/rng?page=2');
  sessionStorage.setItem('merchantCode', 'baize_demo');
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  press(await dialog('Sign out?'), 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(useSession.getState().token).toBe('token-of-lena');
  const logout = vi.fn(() => refusal(401, 'session_expired'));
  answers[pathOf('logout')] = logout;
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  press(await dialog('Sign out?'), 'Sign out');
  await waitFor(() => expect(useSession.getState()).toMatchObject({ token: '', member: null, expiryCount: 0 }));
  expect(logout).toHaveBeenCalledOnce();
  expect(router.state.location.href).toBe('/');
  expect({ ...sessionStorage }).toEqual({ merchant: 'Baize', merchantCode: 'baize_demo' });
});

it('checks a registration by the server’s rules before it asks', async () => {
  answers[pathOf('register')] = () => expect.unreachable();
  await renderSite(Site, '/?popup=register', null);
  const popup = await dialog('Sign up');
  await popup.findByLabelText('Username');
  expect(popup.queryByLabelText('Email')).toBeNull();
  fill('Username', '1');
  fill('Password', 'short');
  fill('Confirm password', 'other');
  press(popup, 'Sign up');
  await waitFor(() => expect(faultOf('Username')).toBe('2 - 15 letters or digits, beginning with a letter'));
  expect(faultOf('Password')).toBe('7 - 255 characters with at least one letter and one digit');
  expect(faultOf('Confirm password')).toBe('Incorrect confirmation input');
  expect(faultOf(/terms and the privacy/)).toBe('Input cannot be empty');
});

it('sends a registration with the code of the visit, and shows what the server found under its field', async () => {
  const register = vi.fn();
  answers[pathOf('register')] = (_, { body }) => {
    register(body);
    return refusal(409, 'username_taken', { fields: { username: { key: 'username_taken' } } });
  };
  const { router } = await renderSite(Site, '/?referralCode=00123', null);
  await act(() => router.navigate({ to: '/', search: { popup: 'register' } }));
  const popup = await dialog('Sign up');
  await popup.findByLabelText('Username');
  fill('Username', 'lena');
  fill('Password', 'Lantern90417');
  fill('Confirm password', 'Lantern90417');
  fireEvent.click(popup.getByRole('checkbox'));
  press(popup, 'Sign up');
  await waitFor(() => expect(faultOf('Username')).toBe('This username is already taken'));
  expect(document.activeElement).toBe(popup.getByLabelText('Username'));
  expect(register.mock.calls[0]?.[0]).toMatchObject({
    username: 'lena',
    referralCode: '00123',
    affiliateCode: '00123',
    agreedToTerms: true,
  });
  press(popup, 'Clear the form');
  expect(popup.getByLabelText<HTMLInputElement>('Username').value).toBe('');
  expect(faultOf('Username')).toBeNull();
});
