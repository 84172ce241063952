// @covers member-second-factors

import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../../lib/session/session.ts';
import { refusal } from '../../../../lib/testing/render-site.fixture.tsx';
import '../../../../lib/second-factor/second-factor-dialog.tsx';
import {
  answer,
  bodiesOf,
  dialog,
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
  const secondStep = { ticket: 'ticket-1', methods: ['totp', 'recoveryCode'], passkey: null };
  answer('login', () => refusal(403, 'second_factor_required', { secondStep }));
});
afterEach(tearDownAuth);

async function logIn() {
  await showSite('/?popup=login');
  const popup = await dialog('Log in');
  fill('Username', 'lena');
  fill('Password', 'Lantern-90417');
  press(popup, 'Log in');
  return dialog('Second factor');
}

it('asks for the code of the app and logs in with it', async () => {
  answer('loginSecondFactor', () => loginValue);
  const popup = await logIn();
  fill('Code', '123 456');
  press(popup, 'Confirm');
  await waitFor(() => expect(useSession.getState().member?.account).toBe('lena'));
  expect(bodiesOf('loginSecondFactor')).toEqual([{ ticket: 'ticket-1', code: '123456' }]);
});

it('shows a wrong code and takes a recovery code in its place', async () => {
  answer('loginSecondFactor', () => refusal(422, 'second_factor_wrong'));
  const popup = await logIn();
  fill('Code', '000000');
  press(popup, 'Confirm');
  expect(await popup.findByText(/does not count/)).toBeTruthy();
  press(popup, 'Use a recovery code');
  answer('loginSecondFactor', () => loginValue);
  fill('Recovery code', 'ABCDE-FGHJK');
  press(popup, 'Confirm');
  await waitFor(() => expect(useSession.getState().member?.account).toBe('lena'));
});
