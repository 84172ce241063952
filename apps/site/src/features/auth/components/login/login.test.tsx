// @covers remember-me-no-password register-page device-type-and-platform site-login-popup site-login-captcha
// @covers site-social-login site-free-play site-agent-login site-remember-me site-login-state
// @covers site-notice-after-login site-sms-countdown popups

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePostLogin } from '../../../../lib/session/post-login.ts';
import { expireSession, useSession } from '../../../../lib/session/session.ts';
import { member, refusal } from '../../../../lib/testing/render-site.fixture.tsx';
import {
  answer,
  bodiesOf,
  dialog,
  faultOf,
  fill,
  flagsOn,
  loginValue,
  press,
  queriesOf,
  setUpAuth,
  showSite,
  tearDownAuth,
} from '../../auth.fixture.tsx';
import { rememberNumber, rememberUsername } from '../../remembered.ts';

// The encryption itself is proved in lib/api/client.test.ts; here the server reads plain fields.
vi.mock('@baize/client/encryption', () => ({
  encryptBody: async ({ body }: { body: unknown }) => JSON.stringify(body),
}));

beforeEach(setUpAuth);
afterEach(tearDownAuth);

async function logIn(username = ' lena ', password = ' Lantern-90417 ', title = 'Log in') {
  const popup = await dialog(title);
  fill('Username', username);
  fill('Password', password);
  press(popup, 'Log in');
  return popup;
}

it('logs in with trimmed fields, stores the token and goes home', async () => {
  const { router } = await showSite('/rng?popup=login&page=2');
  await logIn();
  await waitFor(() => expect(useSession.getState().member?.account).toBe('lena'));
  expect(bodiesOf('login')).toEqual([
    { type: 'username', username: 'lena', password: 'Lantern-90417', loginPage: 'member', remember: false },
  ]);
  await waitFor(() => expect(router.state.location.href).toBe('/'));
  expect(sessionStorage.getItem('token')).toBe('new-token');
  expect(document.cookie).not.toContain('last_user');
});

it.each([
  ['is due after an ordinary login', { passwordExpired: false }, true],
  ['is not while the password has to be changed first', { passwordExpired: true }, false],
])('the modal that follows a login %s', async (_name, change, isDue) => {
  answer('login', () => ({ ...loginValue, ...change }));
  await showSite('/?popup=login');
  await logIn();
  await waitFor(() => expect(useSession.getState().member?.account).toBe('lena'));
  await waitFor(() => expect(usePostLogin.getState().isDue).toBe(isDue));
});

it('names empty fields and asks the server nothing', async () => {
  await showSite('/?popup=login');
  const popup = await logIn('   ', '');
  await waitFor(() => expect(popup.getAllByText('Input cannot be empty')).toHaveLength(2));
  expect(faultOf('Username')).toBe('Input cannot be empty');
  expect(bodiesOf('login')).toEqual([]);
});

it('shows the password while it is asked to, and hides it again', async () => {
  await showSite('/?popup=login');
  const popup = await dialog('Log in');
  const field = popup.getByLabelText<HTMLInputElement>('Password');
  expect(field.type).toBe('password');
  press(popup, 'Show password');
  expect(field.type).toBe('text');
  press(popup, 'Hide password');
  expect(field.type).toBe('password');
});

it('says why it refused, and empties the password only when it was wrong', async () => {
  answer('login', () => refusal(503, 'service_unavailable'));
  await showSite('/?popup=login');
  const popup = await logIn('lena', 'Lantern-90417');
  expect((await popup.findByRole('alert')).textContent).toContain('not available right now');
  expect(popup.getByLabelText<HTMLInputElement>('Password').value).toBe('Lantern-90417');
  answer('login', () => refusal(401, 'in_incorrect_password'));
  press(popup, 'Log in');
  await popup.findByText('Incorrect username or password');
  expect(popup.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  expect(popup.getByLabelText<HTMLInputElement>('Username').value).toBe('lena');
});

it('shows a captcha once a refusal asks for it, sends what was typed, and takes a new picture after each failure', async () => {
  answer('login', () => refusal(401, 'in_incorrect_password', { captcha: true }));
  await showSite('/?popup=login');
  const popup = await logIn();
  expect(popup.queryByLabelText('Characters in the picture')).toBeNull();
  await popup.findByLabelText('Characters in the picture');
  await waitFor(() => expect(queriesOf('captcha')).toHaveLength(1));
  fill('Password', 'Lantern-90417');
  press(popup, 'Log in');
  await waitFor(() => expect(faultOf('Characters in the picture')).toBe('Input cannot be empty'));
  answer('login', () =>
    refusal(400, 'invalid_input', { captcha: true, fields: { captcha: { key: 'captcha_incorrect' } } }),
  );
  fill('Characters in the picture', 'abcd');
  press(popup, 'Log in');
  await waitFor(() => expect(faultOf('Characters in the picture')).toContain('do not match the picture'));
  const { formId, purpose } = queriesOf('captcha')[0] ?? {};
  expect(purpose).toBe('login');
  expect(bodiesOf('login').at(-1)).toMatchObject({ captcha: 'abcd', formId });
  await waitFor(() => expect(queriesOf('captcha')).toHaveLength(2));
  expect(queriesOf('captcha')[1]?.formId).toBe(formId);
  expect(popup.getByLabelText<HTMLInputElement>('Characters in the picture').value).toBe('');
});

it('changes the picture on a click at most once a second', async () => {
  answer('login', () => refusal(401, 'in_incorrect_password', { captcha: true }));
  await showSite('/?popup=login');
  const popup = await logIn();
  await popup.findByLabelText('Characters in the picture');
  await waitFor(() => expect(queriesOf('captcha')).toHaveLength(1));
  const clock = vi.spyOn(performance, 'now').mockReturnValue(5000);
  press(popup, 'Show another picture');
  press(popup, 'Show another picture');
  await waitFor(() => expect(queriesOf('captcha')).toHaveLength(2));
  clock.mockReturnValue(5999);
  press(popup, 'Show another picture');
  clock.mockReturnValue(6000);
  press(popup, 'Show another picture');
  await waitFor(() => expect(queriesOf('captcha')).toHaveLength(3));
  clock.mockRestore();
});

it('stays a guest with the reason when the member info does not arrive', async () => {
  answer('memberInfo', () => refusal(503, 'service_unavailable'));
  await showSite('/?popup=login');
  const popup = await logIn();
  await popup.findByRole('alert');
  expect(useSession.getState()).toMatchObject({ token: '', member: null });
  answer('memberInfo', () => member);
  press(popup, 'Log in');
  await waitFor(() => expect(useSession.getState().member?.account).toBe('lena'));
});

it('remembers name and flag, never the password, and goes on with one press the next time', async () => {
  const first = await showSite('/?popup=login');
  fireEvent.click(await screen.findByLabelText('Keep me logged in for 24 hours'));
  await logIn();
  await waitFor(() => expect(useSession.getState().member).not.toBeNull());
  expect(bodiesOf('login')).toMatchObject([{ remember: true }]);
  expect(document.cookie).toContain('last_user=lena');
  expect(document.cookie).toContain('remember_me=1');
  expect(document.cookie).not.toContain('Lantern');
  first.queryClient.clear();
  tearDownAuth();

  setUpAuth();
  rememberUsername('lena');
  await showSite('/?popup=login');
  press(await dialog('Log in'), 'Continue as lena');
  await waitFor(() => expect(useSession.getState().member?.account).toBe('lena'));
  expect(bodiesOf('loginDevice')).toEqual([{ loginPage: 'member' }]);
  expect(bodiesOf('login')).toEqual([]);
});

it('falls back to the form when the device is known no more', async () => {
  rememberUsername('lena');
  answer('loginDevice', () => refusal(401, 'device_token_invalid'));
  await showSite('/?popup=login');
  const popup = await dialog('Log in');
  press(popup, 'Continue as lena');
  await popup.findByText('This device is no longer remembered. Please log in again.');
  expect(document.cookie).not.toContain('remember_me');
  press(popup, 'Log in another way');
  await popup.findByLabelText('Username');
});

it('gives the device up when "remember me" is unticked', async () => {
  rememberUsername('lena');
  await showSite('/?popup=login');
  const popup = await dialog('Log in');
  press(popup, 'Use another account');
  const box = await popup.findByLabelText<HTMLInputElement>('Keep me logged in for 24 hours');
  expect(box.checked).toBe(true);
  fireEvent.click(box);
  await waitFor(() => expect(bodiesOf('forgetDevice')).toHaveLength(1));
  expect(document.cookie).not.toContain('last_user');
});

it('offers SMS codes only where the brand has them, and logs in with one', async () => {
  answer('smsNoLogin', () => ({ expiredMinutes: 2, serverTime: '2026-03-04T05:06:07.000Z' }));
  await showSite('/?popup=login', flagsOn('MOBILEVERCODELOGIN3'));
  const popup = await dialog('Log in');
  fireEvent.click(popup.getByLabelText('By SMS code'));
  press(popup, 'Send code');
  await waitFor(() => expect(faultOf('Mobile number')).toBe('Please enter a valid phone number.'));
  expect(bodiesOf('smsNoLogin')).toEqual([]);
  fill('Mobile number', '9171234567');
  fireEvent.click(popup.getByRole('combobox', { name: 'Country code' }));
  fireEvent.click(await popup.findByRole('option', { name: /United Kingdom/ }));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  press(popup, 'Send code');
  await popup.findByRole('button', { name: /Again in 1[12]\d s/ });
  fireEvent.click(popup.getByLabelText('Remember this number and device for a day'));
  fill('Verification code', ' 123456 ');
  press(popup, 'Log in');
  await waitFor(() => expect(useSession.getState().member?.account).toBe('lena'));
  const [sms] = bodiesOf('smsNoLogin') as { formId: string }[];
  expect(sms).toMatchObject({ purpose: 'login', countryDialingCode: '44', mobileNum: '9171234567' });
  expect(bodiesOf('login')).toEqual([
    {
      type: 'sms',
      countryDialingCode: '44',
      mobileNum: '9171234567',
      verificationCode: '123456',
      formId: sms?.formId,
      loginPage: 'member',
      remember: true,
    },
  ]);
  expect(document.cookie).toContain('sms_login=44-9171234567');
});

it('shows no way to choose where only the password is offered', async () => {
  rememberNumber({ countryDialingCode: '63', mobileNum: '9171234567' });
  await showSite('/?popup=login', flagsOn());
  const popup = await dialog('Log in');
  press(popup, 'Use another account');
  expect(popup.queryByLabelText('By SMS code')).toBeNull();
  expect(popup.queryByRole('button', { name: 'Sign up' })).toBeNull();
});

it("the agents' popup asks as such, knows no other ways and ends at the agents' page", async () => {
  answer('login', () => refusal(403, 'error_not_agent'));
  const brandChange = { freePlay: true, socialLogins: [{ provider: 'one', name: 'One' }] };
  const { router } = await showSite('/?popup=agentLogin', brandChange);
  const popup = await logIn('lena', 'Lantern-90417', 'Agent log in');
  await popup.findByText('Non-agent unable to log in');
  expect(popup.queryByRole('button', { name: 'Go on with One' })).toBeNull();
  expect(popup.queryByRole('button', { name: 'Sign up' })).toBeNull();
  answer('login', () => loginValue);
  answer('memberInfo', () => ({ ...member, type: 1 }));
  await logIn('lena', 'Lantern-90417', 'Agent log in');
  await waitFor(() => expect(router.state.location.href).toBe('/agentHome'));
  expect(bodiesOf('login').at(-1)).toMatchObject({ loginPage: 'agent' });
});

it('opens a trial account with 128 random bits', async () => {
  answer('memberInfo', () => ({ ...member, type: 4 }));
  await showSite('/?popup=login', { freePlay: true });
  press(await dialog('Log in'), 'Try the demo');
  await waitFor(() => expect(useSession.getState().member?.type).toBe(4));
  const [body] = bodiesOf('loginFreePlay') as { randomString: string }[];
  expect(body).toMatchObject({ platform: 'W', version: 3 });
  expect(body?.randomString).toMatch(/^[0-9a-f]{32}$/);
  expect(sessionStorage.getItem('isAgent')).toBe('4');
});

it('asks for a new login over the same page when the session expires, once', async () => {
  const { search } = await showSite('/game?vendor=BAIZE', {}, member);
  act(() => expireSession('token-of-lena'));
  const popup = await dialog('Log in');
  expect(popup.getByText('Your session has ended. Please log in again.')).toBeTruthy();
  await logIn();
  await waitFor(() => expect(search()).toEqual({ vendor: 'BAIZE' }));
  expect(useSession.getState().expiryCount).toBe(0);
});
