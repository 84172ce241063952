// @covers deposit-resume

import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../../lib/session/session.ts';
import { pathOf } from '../../../../lib/testing/render-site.fixture.tsx';
import {
  answer,
  bodiesOf,
  dialog,
  fill,
  flagsOn,
  loginValue,
  press,
  setUpAuth,
  showSite,
  tearDownAuth,
} from '../../auth.fixture.tsx';
import { rememberUsername } from '../../remembered.ts';

vi.mock('@baize/client/encryption', () => ({
  encryptBody: async ({ body }: { body: unknown }) => JSON.stringify(body),
}));

beforeEach(setUpAuth);
afterEach(tearDownAuth);

async function logIn() {
  const popup = await dialog('Log in');
  fill('Username', 'lena');
  fill('Password', 'Lantern-90417');
  press(popup, 'Log in');
  return popup;
}

it('a login that was begun twice goes on under the later token', async () => {
  const tokens = ['first-token', 'second-token'];
  answer('login', () => ({ ...loginValue, token: tokens.shift() }));
  let letAnswer = () => {};
  const server = globalThis.fetch;
  let infoCount = 0;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (String(input).startsWith(pathOf('memberInfo')) && ++infoCount === 1) {
      await new Promise<void>((resolve, reject) => {
        letAnswer = resolve;
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    }
    return await server(input, init);
  });
  const { router, search } = await showSite('/?popup=login');
  press(await logIn(), 'Close');
  await waitFor(() => expect(infoCount).toBe(1));
  await waitFor(() => expect(search().popup).toBeUndefined());
  await act(() => router.navigate({ to: '/', search: { popup: 'login' } }));
  await logIn();
  await waitFor(() => expect(useSession.getState().member?.account).toBe('lena'));
  letAnswer();
  expect(useSession.getState()).toMatchObject({ token: 'second-token', member: { account: 'lena' } });
  expect(sessionStorage.getItem('token')).toBe('second-token');
});

it('forgets who was remembered here when another logs in by SMS and does not want to be', async () => {
  rememberUsername('lena');
  await showSite('/?popup=login', flagsOn('MOBILEVERCODELOGIN3'));
  const popup = await dialog('Log in');
  press(popup, 'Use another account');
  fireEvent.click(await popup.findByLabelText('By SMS code'));
  fill('Mobile number', '9171234567');
  fill('Verification code', '123456');
  press(popup, 'Log in');
  await waitFor(() => expect(useSession.getState().member).not.toBeNull());
  expect(bodiesOf('login')).toMatchObject([{ type: 'sms', remember: false }]);
  expect(document.cookie).not.toContain('last_user');
  expect(document.cookie).not.toContain('remember_me');
});
