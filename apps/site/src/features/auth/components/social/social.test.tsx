// @covers site-social-login site-social-link

import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../../lib/session/session.ts';
import { member, refusal } from '../../../../lib/testing/render-site.fixture.tsx';
import { startSocialLogin } from '../../api/social-login.ts';
import {
  answer,
  bodiesOf,
  dialog,
  faultOf,
  fill,
  press,
  setUpAuth,
  showSite,
  tearDownAuth,
} from '../../auth.fixture.tsx';

vi.mock('@baize/client/encryption', () => ({
  encryptBody: async ({ body }: { body: unknown }) => JSON.stringify(body),
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
  await (await dialog('Log in')).findByText(/blocked on your account/);
});

it('links an account only after it said that this is for good, with the password where the login is old', async () => {
  answer('socialLinkStart', () => ({ authorizationUrl: 'https://two.example/auth?state=s' }));
  await showSite('/?popup=linkSocial&provider=two', { socialLogins }, { ...member, passwordSet: true });
  const popup = await dialog('Link with Two?');
  expect(popup.getByText(/A link cannot be undone/)).toBeTruthy();
  press(popup, 'Link for good');
  await waitFor(() => expect(faultOf('Current password')).toBe('Input cannot be empty'));
  fill('Current password', 'Lantern-1');
  press(popup, 'Link for good');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://two.example/auth?state=s'));
  const [body] = bodiesOf('socialLinkStart') as { formId: string }[];
  expect(body).toMatchObject({ provider: 'two', password: 'Lantern-1' });
  expect(sessionStorage.getItem('socialForm')).toBe(body?.formId);
});

it('links nothing where it is cancelled', async () => {
  const { search } = await showSite(
    '/?popup=linkSocial&provider=two',
    { socialLogins },
    { ...member, passwordHeld: true },
  );
  press(await dialog('Link with Two?'), 'Cancel');
  await waitFor(() => expect(search()).toEqual({ member: 'securityCenter' }));
  expect(bodiesOf('socialLinkStart')).toEqual([]);
});

it('finishes a link for a member who is logged in, and goes back to the security page', async () => {
  sessionStorage.setItem('socialForm', '0198-form');
  answer('socialLinkFinish', () => ({ provider: 'two', linkedAt: '2026-03-04T05:06:07.000Z' }));
  const { search } = await showSite('/?popup=social&state=s&code=c', { socialLogins }, member);
  await waitFor(() => expect(search()).toEqual({ member: 'securityCenter' }));
  expect(bodiesOf('socialLinkFinish')).toEqual([{ formId: '0198-form', state: 's', code: 'c' }]);
  expect(bodiesOf('socialFinish')).toEqual([]);
});

it('tells why a link was not made', async () => {
  sessionStorage.setItem('socialForm', '0198-form');
  answer('socialLinkFinish', () => refusal(409, 'social_taken'));
  await showSite('/?popup=social&state=s&code=c', { socialLogins }, member);
  await (await dialog('Linking your account')).findByText('This account is linked with a member already');
});
