// @covers staff-sign-in minimum-ages

import { calls } from '@baize/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { beginSession } from '../lib/session/session.ts';
import { answers, info, opened, prepareConsole, serverTime, show } from './console-app.fixture.tsx';

vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => undefined, emit: vi.fn(), disconnect: () => undefined }),
}));
prepareConsole();

const signIn = () => {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'demostaff' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a secret' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

it('signs in with a sealed password, and says what was wrong', async () => {
  let body = '';
  answers[calls.staffLogin.path] = (init) => {
    if (init.method !== 'POST') return answers[calls.staffInfo.path]?.(init);
    body = String(init.body as string);
    return { status: 401, message: 'in_incorrect_password' };
  };
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findAllByText('Input cannot be empty')).toHaveLength(2);
  signIn();
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect username or password');
  expect(await opened(body)).toMatchObject({
    username: 'demostaff',
    password: 'a secret',
  });

  answers[calls.staffLogin.path] = ({ method }) =>
    method === 'POST'
      ? { token: 'token-of-staff', expiresAt: '2099-01-01T00:00:00.000Z', secondFactors: [] }
      : info([21]);
  signIn();
  expect(await screen.findByRole('heading', { name: 'Hello, demostaff' })).toBeTruthy();
  expect(sessionStorage.getItem('staffToken')).toBe('token-of-staff');
});

it('warns when the brand’s pages name several ages, and only then', async () => {
  await show('token-of-staff');
  await screen.findByText('demostaff');
  expect(screen.queryByText(/several ages/)).toBeNull();
  cleanup();
  answers[calls.staffInfo.path] = () => info([18, 21]);
  await show('token-of-staff');
  expect((await screen.findByText(/several ages: 18 and 21/)).textContent).toContain('younger than 21');
});

it('a session that has ended leads back to the sign-in, and says so', async () => {
  answers[calls.staffChats.path] = () => ({ status: 401, message: 'session_expired' });
  await show('token-of-staff');
  expect((await screen.findByRole('status')).textContent).toContain('Your session has ended');
  expect(sessionStorage.getItem('staffToken')).toBe('');
});

it('asks for the second factor before anything else, and takes a code with a blank in it', async () => {
  let isVerified = false;
  answers[calls.staffInfo.path] = () => ({
    ...info([21]),
    secondFactor: { isSetUp: true, isVerified, methods: ['totp', 'recoveryCode'] },
  });
  let sealed = '';
  answers[calls.staffSecondFactorGive.path] = ({ body }) => {
    sealed = String(body as string);
    isVerified = true;
    return { recoveryCodesLeft: 10 };
  };
  await show('token-of-staff');
  fireEvent.change(await screen.findByLabelText('Code of the app'), { target: { value: '123 456' } });
  expect(screen.queryByRole('navigation')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Hello, demostaff' });
  expect(await opened(sealed)).toMatchObject({ code: '123456' });
});

it('the menu shows what somebody may open; any other address names the permission that is missing', async () => {
  answers[calls.staffInfo.path] = () => ({ ...info([21]), permissions: ['members.read'], forAllBrands: false });
  await show('token-of-staff', '/console/audit');
  expect(await screen.findByText('You need the permission “Read the audit log”.')).toBeTruthy();
  const menu = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Members']);
});

it('Ctrl+K finds pages and members, and Enter opens the first', async () => {
  answers[calls.staffMembers.path] = () => ({ rows: [], total: 0 });
  await show('token-of-staff');
  await screen.findByRole('heading', { name: 'Hello, demostaff' });
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox', { name: 'Search' });
  fireEvent.change(field, { target: { value: 'chat' } });
  expect((await screen.findByRole('option', { selected: true })).textContent).toContain('Chats');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(location.pathname).toBe('/console/chats'));
});

it('says beforehand that the session ends', async () => {
  await show();
  act(() => beginSession('token-of-staff', new Date(Date.now() + 60_000).toISOString()));
  expect(await screen.findByText(/Your session ends at/)).toBeTruthy();
});

it('accepts an invitation, and says what the server finds wrong at the field', async () => {
  const invitation = {
    kind: 'invitation',
    username: 'lena',
    brandName: 'Baize',
    roles: ['Support'],
    expiresAt: serverTime,
  };
  answers[calls.staffLinkInfo.path] = () => invitation;
  answers[calls.staffLinkUse.path] = () => ({
    status: 400,
    message: 'invalid_input',
    fields: { password: { key: 'field_length', min: 12, max: 128 } },
  });
  await show('', '/console/link#the-token');
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'short' } });
  fireEvent.change(screen.getByLabelText('Password again'), { target: { value: 'shorter' } });
  const accept = screen.getByRole('button', { name: 'Accept the invitation' });
  fireEvent.click(accept);
  expect(await screen.findByText('Incorrect confirmation input')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Password again'), { target: { value: 'short' } });
  fireEvent.click(accept);
  expect(await screen.findByText('Please enter 12 - 128 characters')).toBeTruthy();
  answers[calls.staffLinkUse.path] = () => ({ username: 'lena' });
  fireEvent.click(accept);
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(location.pathname + location.hash).toBe('/console/');
});

it('is signed out at once, whether or not the server answers', async () => {
  let heard = '';
  answers[calls.staffLogout.path] = (init) => {
    if (init.method !== calls.staffLogout.method) return info([21]);
    heard = new Headers(init.headers).get('token') ?? '';
    return new Promise(() => {});
  };
  await show('token-of-staff');
  fireEvent.click(await screen.findByRole('button', { name: /Account menu/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(sessionStorage.getItem('staffToken')).toBe('');
  expect(heard).toBe('token-of-staff');
});
