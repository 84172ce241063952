// @covers site-change-password site-forced-password popups

import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { balanceQuery } from '../../../../lib/account/balance.ts';
import { beginSession, completeSession, expireSession, useSession } from '../../../../lib/session/session.ts';
import { member, refusal } from '../../../../lib/testing/render-site.fixture.tsx';
import {
  answer,
  bodiesOf,
  dialog,
  faultOf,
  fill,
  loginValue,
  press,
  setUpAuth,
  showSite,
  tearDownAuth,
} from '../../auth.fixture.tsx';

vi.mock('@baize/client/encryption', () => ({
  encryptBody: async ({ body }: { body: unknown }) => JSON.stringify(body),
}));

beforeEach(() => {
  setUpAuth();
  answer('changePassword', () => ({ token: 'next-token' }));
});
afterEach(tearDownAuth);

const title = 'Change your password';

async function fillNew(popup: Awaited<ReturnType<typeof dialog>>, value = 'Lantern90417') {
  await popup.findByLabelText('New password');
  fill('New password', value);
  fill('Confirm new password', value);
  press(popup, 'Change the password');
}

it('changes the password, goes on under the new token and home', async () => {
  const { router } = await showSite('/rng?popup=changePassword', {}, member);
  const popup = await dialog(title);
  await fillNew(popup);
  await waitFor(() => expect(faultOf('Current password')).toBe('Input cannot be empty'));
  fill('Current password', 'Lantern-1');
  press(popup, 'Change the password');
  await waitFor(() => expect(router.state.location.href).toBe('/'));
  expect(bodiesOf('changePassword')).toEqual([
    { oldPassword: 'Lantern-1', newPassword: 'Lantern90417', confirmNewPassword: 'Lantern90417' },
  ]);
  expect(useSession.getState()).toMatchObject({ token: 'next-token', member: { account: 'lena' } });
  expect(sessionStorage.getItem('token')).toBe('next-token');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('checks the new password by the shared rule and its confirmation', async () => {
  await showSite('/?popup=changePassword', {}, member);
  const popup = await dialog(title);
  await popup.findByLabelText('New password');
  fill('New password', 'short');
  fill('Confirm new password', 'shorter');
  press(popup, 'Change the password');
  await waitFor(() => expect(faultOf('New password')).toContain('at least one letter and one digit'));
  expect(faultOf('Confirm new password')).toBe('Incorrect confirmation input');
});

it('leaves the old password out while the session holds it, and asks for it when that is over', async () => {
  answer('changePassword', () => refusal(400, 'invalid_input', { fields: { oldPassword: { key: 'not_empty' } } }));
  await showSite('/?popup=changePassword', {}, { ...member, passwordHeld: true });
  const popup = await dialog(title);
  await fillNew(popup);
  await popup.findByLabelText('Current password');
  expect(bodiesOf('changePassword')).toEqual([{ newPassword: 'Lantern90417', confirmNewPassword: 'Lantern90417' }]);
});

it('names a wrong old password under its field, and an unchanged one above the button', async () => {
  answer('changePassword', () =>
    refusal(401, 'in_incorrect_password', { fields: { oldPassword: { key: 'in_incorrect_password' } } }),
  );
  await showSite('/?popup=changePassword', {}, member);
  const popup = await dialog(title);
  await popup.findByLabelText('Current password');
  fill('Current password', 'wrong-1');
  await fillNew(popup);
  await waitFor(() => expect(faultOf('Current password')).toBe('Incorrect username or password'));
  answer('changePassword', () => refusal(422, 'password_unchanged'));
  press(popup, 'Change the password');
  await popup.findByText('The new password must differ from the old one');
});

it('demands a new password after a login with an expired one, and lets go only by signing out', async () => {
  answer('login', () => ({ ...loginValue, passwordExpired: true }));
  answer('memberInfo', () => ({ ...member, passwordHeld: true }));
  const { search } = await showSite('/?popup=login');
  const login = await dialog('Log in');
  fill('Username', 'lena');
  fill('Password', 'Lantern-90417');
  press(login, 'Log in');
  const popup = await dialog(title);
  expect(popup.getByText('Your password has to be changed before you go on.')).toBeTruthy();
  press(popup, 'Close');
  press(await dialog('Sign out?'), 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign out?' })).toBeNull());
  await fillNew(await dialog(title));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(useSession.getState().token).toBe('next-token');
  expect(useSession.getState().member?.passwordChangeRequired).toBeFalsy();
  expect(search()).toEqual({});
});

it('says the same after a reload, over any address', async () => {
  const { search } = await showSite('/?member=transferFund', {}, { ...member, passwordChangeRequired: true });
  await dialog(title);
  await waitFor(() => expect(search()).toEqual({}));
});

it('greets with its own words where the first login was made with the factory password', async () => {
  answer('login', () => ({ ...loginValue, firstTimeLogin: true, passwordExpired: true }));
  await showSite('/?popup=login');
  const login = await dialog('Log in');
  fill('Username', 'lena');
  fill('Password', 'factory-1');
  press(login, 'Log in');
  const popup = await dialog(title);
  expect(popup.getByText(/choose a password of your own/)).toBeTruthy();
});

it('opens as soon as a call is refused for it, and asks again for what was held back', async () => {
  answer('balance', () => refusal(403, 'password_change_required'));
  const { queryClient } = await showSite('/?popup=upgrade', {}, member);
  const asked = queryClient.fetchQuery({ ...balanceQuery(), retry: false }).catch(() => null);
  expect(await asked).toBeNull();
  const popup = await dialog(title);
  expect(popup.getByText('Your password has to be changed before you go on.')).toBeTruthy();
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  await popup.findByLabelText('Current password');
  fill('Current password', 'Lantern-1');
  await fillNew(popup);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['own'] });
});

it('does not take the news of its own ending for somebody else’s', async () => {
  answer('changePassword', () => {
    expireSession('token-of-lena', true);
    return { token: 'next-token' };
  });
  await showSite('/?popup=changePassword', {}, { ...member, passwordHeld: true });
  await fillNew(await dialog(title));
  await waitFor(() => expect(useSession.getState().token).toBe('next-token'));
  expect(useSession.getState().expiryCount).toBe(0);
  expireSession('next-token', true);
  expect(useSession.getState()).toMatchObject({ token: '', wasEndedElsewhere: true });
});

it('leaves another session alone that was opened while the change was on its way', async () => {
  await showSite('/?popup=changePassword', {}, { ...member, passwordHeld: true });
  answer('changePassword', () => {
    beginSession('token-of-otto');
    completeSession({ ...member, id: '0198-other', account: 'otto', passwordHeld: true });
    return { token: 'next-token' };
  });
  const popup = await dialog(title);
  await fillNew(popup);
  await waitFor(() => expect(bodiesOf('changePassword')).toHaveLength(1));
  await waitFor(() =>
    expect(popup.getByRole('button', { name: 'Change the password' })).toHaveProperty('disabled', false),
  );
  expect(useSession.getState()).toMatchObject({ token: 'token-of-otto', member: { account: 'otto' } });
  expect(sessionStorage.getItem('token')).toBe('token-of-otto');
});
