// @covers device-type-and-platform site-login-state site-register-pages site-session-storage
// @covers site-login-required-action site-session-ended site-language-change popups language-change-reload

import { ToastHost } from '@baize/ui/toast';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseLanguage, showLanguage, useLanguage } from '../../lib/preferences/language.ts';
import { completeSession, expireSession, useSession } from '../../lib/session/session.ts';
import { member, refusal, renderSite } from '../../lib/testing/render-site.fixture.tsx';
import { memberInfoKey } from './api/member-info.ts';
import {
  answer,
  bodiesOf,
  dialog,
  fill,
  press,
  Site,
  setUpAuth,
  showSite,
  tearDownAuth,
  wanted,
} from './auth.fixture.tsx';
import { useRequireLogin } from './hooks/use-require-login.ts';
import { useAuthIntent } from './intent.ts';

vi.mock('@baize/client/encryption', () => ({
  encryptBody: async ({ body }: { body: unknown }) => JSON.stringify(body),
}));

beforeEach(setUpAuth);
afterEach(tearDownAuth);

const entriesOf = (storage: Storage) => Object.fromEntries(Object.entries(storage));

async function logIn() {
  const popup = await dialog('Log in');
  fill('Username', 'lena');
  fill('Password', 'Lantern-90417');
  press(popup, 'Log in');
}

it('lets a guest go on with what he wanted, and forgets it when he closes the popup', async () => {
  const { search } = await showSite('/?vendor=BAIZE');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  press(await dialog('Log in'), 'Close');
  await waitFor(() => expect(search()).toEqual({ vendor: 'BAIZE' }));
  expect(useAuthIntent.getState().afterLogin).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await logIn();
  await waitFor(() => expect(wanted).toHaveBeenCalledOnce());
  expect(search()).toEqual({ vendor: 'BAIZE' });
});

it('keeps what a guest wanted while he signs up instead', async () => {
  await showSite('/');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  press(await dialog('Log in'), 'Sign up');
  await screen.findByLabelText('Confirm password');
  for (const label of ['Password', 'Confirm password']) fill(label, 'Lantern90417');
  fill('Username', 'lena');
  fireEvent.click(screen.getByRole('checkbox'));
  press(await dialog('Sign up'), 'Sign up');
  await waitFor(() => expect(wanted).toHaveBeenCalledOnce());
});

it('the register popup is reached from the login popup and links back to it', async () => {
  const { search } = await showSite('/vip?popup=login');
  press(await dialog('Log in'), 'Sign up');
  await waitFor(() => expect(search()).toEqual({ popup: 'register' }));
  press(await dialog('Sign up'), 'Log in');
  await dialog('Log in');
  expect(search()).toEqual({ popup: 'login' });
});

it('blocks a trial account on an act that needs a real one, with the way to an upgrade', async () => {
  const { search } = await showSite('/rng', {}, { ...member, type: 4 });
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  const popup = await dialog('Trial account');
  expect(popup.getByText('This needs a real account. Sign up to go on.')).toBeTruthy();
  expect(wanted).not.toHaveBeenCalled();
  press(popup, 'Sign up');
  await waitFor(() => expect(search()).toEqual({ popup: 'register' }));
  expect(useSession.getState().token).toBe('');
});

it('lets a real account act, and a trial one play', async () => {
  await showSite('/', {}, member);
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(wanted).toHaveBeenCalledOnce();
  act(() => completeSession({ ...member, type: 4 }));
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(wanted).toHaveBeenCalledTimes(2);
});

it('completes a session after a reload, and asks again while the server is away', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  answer('memberInfo', () => refusal(503, 'service_unavailable'));
  const { queryClient } = await showSite('/?popup=login', {}, 'restored');
  await vi.waitFor(() => expect(queryClient.getQueryState(memberInfoKey)?.status).toBe('error'), { timeout: 20_000 });
  expect(screen.queryByRole('dialog')).toBeNull();
  answer('memberInfo', () => member);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  await waitFor(() => expect(useSession.getState().member?.account).toBe('lena'));
});

it('signs out after a confirmation: home, storage cleared but for the brand', async () => {
  const { router } = await showSite('/rng?page=2', {}, member);
  sessionStorage.setItem('merchantCode', 'baize_demo');
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  press(await dialog('Sign out?'), 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(useSession.getState().token).toBe('token-of-lena');
  answer('logout', () => refusal(401, 'session_expired'));
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  press(await dialog('Sign out?'), 'Sign out');
  await waitFor(() => expect(useSession.getState()).toMatchObject({ token: '', member: null, expiryCount: 0 }));
  expect(bodiesOf('logout')).toHaveLength(1);
  expect(router.state.location.href).toBe('/');
  expect(entriesOf(sessionStorage)).toEqual({ merchant: 'Baize', merchantCode: 'baize_demo' });
});

it('stores exactly the keys of the specification', async () => {
  await showSite('/?popup=login');
  await logIn();
  await waitFor(() => expect(useSession.getState().member).not.toBeNull());
  expect(Object.keys(entriesOf(sessionStorage)).sort()).toEqual(
    [
      'token',
      'isAgent',
      'username',
      'account',
      'nickname',
      'customerId',
      'memberLabel',
      'merchant',
      'merchantCode',
      'platform',
    ].sort(),
  );
  expect(entriesOf(sessionStorage).platform).toBe('web');
  expect(entriesOf(localStorage)).toEqual({});
});

it('tells the server the chosen language of whoever logs in', async () => {
  localStorage.setItem('lang', 'TY');
  answer('memberInfo', () => ({ ...member, language: 'EN' }));
  answer('updateLanguage', () => ({}));
  await showSite('/?popup=login');
  await logIn();
  await waitFor(() => expect(bodiesOf('updateLanguage')).toEqual([{ language: 'TY' }]));
});

it('tells the server each language that a member changes to, the first choice in this browser too', async () => {
  answer('updateLanguage', () => ({}));
  await showSite('/', {}, { ...member, language: 'TY' });
  for (const language of ['EN', 'TY'] as const) {
    await act(() => chooseLanguage(language));
    await waitFor(() => expect(bodiesOf('updateLanguage').at(-1)).toEqual({ language }));
    await waitFor(() => expect(useSession.getState().member?.language).toBe(language));
    expect(useLanguage.getState().locale).toBe(language);
  }
});

it('takes the account’s language where the browser has made no choice', async () => {
  await showSite('/', {}, { ...member, language: 'EN' });
  await waitFor(() => expect(useLanguage.getState().locale).toBe('EN'));
  expect(bodiesOf('updateLanguage')).toEqual([]);
  await act(() => showLanguage('TY'));
});

it('tells a session that was ended elsewhere at once, clears it, and asks for a login over the same page', async () => {
  const WithToasts = () => (
    <>
      <Site />
      <ToastHost closeLabel="Close" />
    </>
  );
  const { search } = await renderSite(WithToasts, '/rng?vendor=BAIZE', member);
  act(() => expireSession('token-of-another-session', true));
  expect(useSession.getState().member).not.toBeNull();
  act(() => expireSession('token-of-lena', true));
  await screen.findByText('You were signed out from another place');
  await dialog('Log in');
  expect(search()).toEqual({ vendor: 'BAIZE', popup: 'login' });
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(useSession.getState()).toMatchObject({ token: '', member: null });
});

it.each([
  ['play', 'Log in to play. Your game opens right after.'],
  ['save', 'Log in to save games to your list.'],
  ['page', 'Log in to open this part of your account.'],
] as const)('says why the popup opened to %s, and not to whoever asked for it himself', async (reason, words) => {
  const Asking = () => {
    const requireLogin = useRequireLogin();
    return (
      <>
        <button type="button" onClick={() => requireLogin(wanted, reason)}>
          Go
        </button>
        <Site />
      </>
    );
  };
  await renderSite(Asking, '/', null);
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
  const popup = await dialog('Log in');
  popup.getByText(words);
  press(popup, 'Close');
  await waitFor(() => expect(useAuthIntent.getState().reason).toBeNull());
  cleanup();
  await showSite('/?popup=login');
  expect((await dialog('Log in')).queryByText(words)).toBeNull();
});
