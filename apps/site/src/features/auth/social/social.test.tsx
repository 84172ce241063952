import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../lib/api/session.ts';
import { refusal } from '../../../lib/render-site.fixture.tsx';
import { answer, bodiesOf, dialog, press, setUpAuth, showSite, tearDownAuth } from '../auth.fixture.tsx';
import { startSocialLogin } from './social-login.ts';

vi.mock('../../../lib/api/encrypted-body.ts', () => ({
  encryptBody: async (fields: unknown) => JSON.stringify(fields),
}));

const socialLogins = [
  { provider: 'one', name: 'One' },
  { provider: 'two', name: 'Two' },
];
const assign = vi.fn();

beforeEach(() => {
  setUpAuth();
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  vi.restoreAllMocks();
  tearDownAuth();
});

it('leaves for the provider and keeps only the form’s name meanwhile', async () => {
  answer('socialStart', () => ({ authorizationUrl: 'https://one.example/auth?state=s' }));
  await showSite('/?popup=login', { socialLogins });
  const popup = await dialog('Log in');
  expect(popup.getByRole('button', { name: 'Go on with Two' })).toBeTruthy();
  press(popup, 'Go on with One');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://one.example/auth?state=s'));
  const [body] = bodiesOf('socialStart') as { formId: string }[];
  expect(body).toMatchObject({ provider: 'one' });
  expect(sessionStorage.getItem('socialForm')).toBe(body?.formId);
});

it('goes nowhere but to web addresses', async () => {
  answer('socialStart', () => ({ authorizationUrl: 'javascript:alert(1)' }));
  await expect(startSocialLogin('one')).rejects.toThrow('social_login_failed');
  expect(assign).not.toHaveBeenCalled();
});

it('finishes with the provider’s answer once, which leaves the address', async () => {
  sessionStorage.setItem('socialForm', '0198-form');
  const { router } = await showSite('/?popup=social&state=s&code=c&iss=https%3A%2F%2Fone.example');
  await waitFor(() => expect(useSession.getState().member?.account).toBe('lena'));
  expect(bodiesOf('socialFinish')).toEqual([
    { formId: '0198-form', state: 's', code: 'c', iss: 'https://one.example' },
  ]);
  await waitFor(() => expect(router.state.location.href).toBe('/'));
  expect(sessionStorage.getItem('socialForm')).toBeNull();
});

it.each([
  ['/?popup=social&state=s&code=c', null],
  ['/?popup=social&error=access_denied&state=s', '0198-form'],
])('fails in words and goes back to the login: %s', async (address, formId) => {
  if (formId !== null) sessionStorage.setItem('socialForm', formId);
  const { search } = await showSite(address);
  const popup = await dialog('Log in');
  await popup.findByText('Login failure. Please try again.');
  expect(bodiesOf('socialFinish')).toEqual([]);
  press(popup, 'Log in another way');
  await screen.findByLabelText('Username');
  expect(search()).toEqual({ popup: 'login' });
});

it('tells what the server refused', async () => {
  sessionStorage.setItem('socialForm', '0198-form');
  answer('socialFinish', () => refusal(403, 'account_blocked'));
  await showSite('/?popup=social&state=s&code=c');
  await (await dialog('Log in')).findByText(/account is blocked/);
});
