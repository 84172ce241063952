// @covers site-forgot-password popups

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../../lib/testing/render-site.fixture.tsx';
import {
  answer,
  bodiesOf,
  dialog,
  faultOf,
  fill,
  flagsOn,
  press,
  setUpAuth,
  showSite,
  tearDownAuth,
} from '../../auth.fixture.tsx';

vi.mock('@baize/client/encryption', () => ({
  encryptBody: async ({ body }: { body: unknown }) => JSON.stringify(body),
}));

beforeEach(setUpAuth);
afterEach(tearDownAuth);

const title = 'Forgot your password?';

it('begins with the e-mail, or with the mobile number where the brand says so', async () => {
  await showSite('/?popup=forgot');
  expect((await dialog(title)).getByLabelText<HTMLInputElement>('By email').checked).toBe(true);
  tearDownAuth();
  setUpAuth();
  await showSite('/?popup=forgot', flagsOn('CHNGPASSVERIF3'));
  const popup = await dialog(title);
  expect(popup.getByLabelText<HTMLInputElement>('By mobile number').checked).toBe(true);
  await popup.findByLabelText('Verification code');
});

it('begins with the e-mail where no text message is sent', async () => {
  await showSite('/?popup=forgot', { ...flagsOn('CHNGPASSVERIF3'), smsOutbox: true });
  const popup = await dialog(title);
  expect(popup.getByLabelText<HTMLInputElement>('By email').checked).toBe(true);
  expect(popup.queryByLabelText('Verification code')).toBeNull();
});

it('checks name and address by the rules, sends a form, and gives the one notice', async () => {
  answer('forgotPasswordByEmail', () => ({}));
  const { search } = await showSite('/?popup=forgot');
  const popup = await dialog(title);
  await popup.findByLabelText('Username');
  fill('Username', '1');
  fill('Email', 'nobody');
  press(popup, 'Send the link');
  await waitFor(() => expect(faultOf('Username')).toBe('2 - 15 letters or digits, beginning with a letter'));
  expect(faultOf('Email')).toContain('Please enter an email address');
  expect(bodiesOf('forgotPasswordByEmail')).toEqual([]);
  fill('Username', ' lena ');
  fill('Email', 'lena@example.com');
  press(popup, 'Send the link');
  await popup.findByText('If the details are right, a message is on its way to you');
  expect(bodiesOf('forgotPasswordByEmail')).toEqual([{ username: 'lena', email: 'lena@example.com' }]);
  press(popup, 'Log in');
  await waitFor(() => expect(search()).toEqual({ popup: 'login' }));
});

it('sets a new password with a code, then asks to log in', async () => {
  answer('smsNoLogin', () => ({ expiredMinutes: 2, serverTime: '2026-03-04T05:06:07.000Z' }));
  answer('resetPasswordByPhone', () =>
    refusal(400, 'invalid_input', { fields: { verificationCode: { key: 'code_expired' } } }),
  );
  const { search } = await showSite('/?popup=forgot');
  const popup = await dialog(title);
  fireEvent.click(popup.getByLabelText('By mobile number'));
  await popup.findByLabelText('Mobile number');
  press(popup, 'Set the new password');
  await waitFor(() => expect(faultOf('Mobile number')).toBe('Please enter a valid phone number.'));
  expect(faultOf('Verification code')).toBe('Verification code is missing');
  expect(faultOf('New password')).toBe('Input cannot be empty');
  fill('Mobile number', '9171234567');
  press(popup, 'Send code');
  await waitFor(() => expect(bodiesOf('smsNoLogin')).toMatchObject([{ purpose: 'password', mobileNum: '9171234567' }]));
  fill('Verification code', '123456');
  fill('New password', 'Lantern90417');
  press(popup, 'Set the new password');
  await waitFor(() => expect(faultOf('Verification code')).toContain('has expired'));
  answer('resetPasswordByPhone', () => ({}));
  press(popup, 'Set the new password');
  await waitFor(() => expect(search()).toEqual({ popup: 'login' }));
  const { formId } = bodiesOf('smsNoLogin')[0] as { formId: string };
  expect(bodiesOf('resetPasswordByPhone').at(-1)).toEqual({
    countryDialingCode: '63',
    mobileNum: '9171234567',
    verificationCode: '123456',
    newPassword: 'Lantern90417',
    formId,
  });
});

it('sets a new password with the link of the mail', async () => {
  answer('resetPasswordByLink', () => ({}));
  const { search } = await showSite('/?popup=reset&reset=the-token');
  const popup = await dialog('Set a new password');
  await popup.findByLabelText('New password');
  fill('New password', 'Lantern90417');
  fill('Confirm new password', 'Lantern9041');
  press(popup, 'Set the new password');
  await waitFor(() => expect(faultOf('Confirm new password')).toBe('Incorrect confirmation input'));
  fill('Confirm new password', 'Lantern90417');
  press(popup, 'Set the new password');
  await waitFor(() => expect(search()).toEqual({ popup: 'login' }));
  expect(bodiesOf('resetPasswordByLink')).toEqual([
    { linkToken: 'the-token', newPassword: 'Lantern90417', confirmNewPassword: 'Lantern90417' },
  ]);
});

it('offers another link when this one was used', async () => {
  answer('resetPasswordByLink', () => refusal(422, 'reset_link_invalid'));
  await showSite('/?popup=reset&reset=old');
  const popup = await dialog('Set a new password');
  await popup.findByLabelText('New password');
  fill('New password', 'Lantern90417');
  fill('Confirm new password', 'Lantern90417');
  press(popup, 'Set the new password');
  await popup.findByText(/already used or has expired/);
  press(popup, 'Ask for a new link');
  await dialog(title);
  expect(screen.queryByText(/already used/)).toBeNull();
});
