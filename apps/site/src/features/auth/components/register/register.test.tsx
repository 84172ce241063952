// @covers register-by-username register-page device-type-and-platform registration-field-rules affiliate-code
// @covers site-register-pages site-registration-tabs site-registration-flow site-registration-reset
// @covers site-registration-hints site-sms-countdown site-affiliate-check

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../../lib/session/session.ts';
import { refusal } from '../../../../lib/testing/render-site.fixture.tsx';
import {
  answer,
  bodiesOf,
  dialog,
  faultOf,
  fill,
  press,
  queriesOf,
  requests,
  rule,
  settings,
  setUpAuth,
  showSite,
  tearDownAuth,
} from '../../auth.fixture.tsx';

vi.mock('@baize/client/encryption', () => ({
  encryptBody: async ({ body }: { body: unknown }) => JSON.stringify(body),
}));

beforeEach(setUpAuth);
afterEach(tearDownAuth);

const bothWays = { ...settings, types: ['register', 'registerMobile'] as const };

async function openForm(field = 'Username') {
  const popup = await dialog('Sign up');
  await popup.findByLabelText(field);
  return popup;
}
function fillGood() {
  fill('Username', 'lena');
  fill('Password', 'Lantern90417');
  fill('Confirm password', 'Lantern90417');
  const terms = screen.getByRole<HTMLInputElement>('checkbox');
  if (!terms.checked) fireEvent.click(terms);
}

it('checks a registration by the server’s rules and the terms before it asks', async () => {
  await showSite('/?popup=register');
  const popup = await openForm();
  expect(popup.queryByLabelText(/Email/)).toBeNull();
  expect(popup.queryByLabelText('By mobile number')).toBeNull();
  fill('Username', '1');
  fill('Password', 'short');
  fill('Confirm password', 'other');
  press(popup, 'Sign up');
  await waitFor(() => expect(faultOf('Username')).toBe('2 - 15 letters or digits, beginning with a letter'));
  expect(faultOf('Password')).toBe('7 - 255 characters with at least one letter and one digit');
  expect(faultOf('Confirm password')).toBe('Incorrect confirmation input');
  expect(faultOf(/terms and the privacy/)).toBe('Input cannot be empty');
  expect(bodiesOf('register')).toEqual([]);
});

it('ticks the terms where the brand says so, and tells both ages', async () => {
  await showSite('/?popup=register', { termsTicked: true });
  const popup = await openForm();
  expect(popup.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(popup.getByText(/at least 18 years/)).toBeTruthy();
  expect(popup.getByText(/at least 21 years/)).toBeTruthy();
});

it('takes the affiliate code from the address where no input is shown, checks it first and sends everything in order', async () => {
  const { router } = await showSite('/?referralCode=00123');
  await act(() => router.navigate({ to: '/', search: { popup: 'register' } }));
  const popup = await openForm();
  fillGood();
  press(popup, 'Sign up');
  await waitFor(() => expect(useSession.getState().member?.account).toBe('lena'));
  expect(queriesOf('affiliateCheck')).toEqual([{ code: '00123', domain: location.host }]);
  expect(bodiesOf('register')[0]).toMatchObject({
    username: 'lena',
    password: 'Lantern90417',
    confirmPassword: 'Lantern90417',
    referralCode: '00123',
    affiliateCode: '00123',
    domain: location.host,
    registerUrl: expect.any(String),
    registerMethod: 'WEB',
    login: true,
    agreedToTerms: true,
  });
  const order = requests.map(({ name }) => name.replace('/wps/', ''));
  const steps = ['agent/affiliate', 'member/register', 'member/info'];
  expect(order.filter((name) => steps.includes(name))).toEqual(steps);
  await waitFor(() => expect(router.state.location.href).toBe('/'));
});

it('stops with a warning when the affiliate code is not good', async () => {
  answer('registerSettings', () => ({
    ...settings,
    fields: { ...settings.fields, affiliateCode: rule({ required: false }) },
  }));
  answer('affiliateCheck', () => refusal(422, 'invitation_code_error'));
  await showSite('/?popup=register&referralCode=GOOD');
  const popup = await openForm();
  await waitFor(() => expect(popup.getByLabelText<HTMLInputElement>('Invitation code (optional)').value).toBe('GOOD'));
  fillGood();
  fill('Invitation code (optional)', 'BAD');
  press(popup, 'Sign up');
  const warning = await dialog('Invitation code');
  expect(warning.getByText('Invalid invitation code')).toBeTruthy();
  expect(queriesOf('affiliateCheck')).toMatchObject([{ code: 'BAD' }]);
  expect(bodiesOf('register')).toEqual([]);
  press(warning, 'Check the code');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Invitation code' })).toBeNull());
});

it('stops, and says why, when the address is none of the brand’s', async () => {
  answer('affiliateCheck', () => refusal(422, 'domain_check_failed'));
  const { router } = await showSite('/?referralCode=00123');
  await act(() => router.navigate({ to: '/', search: { popup: 'register' } }));
  const popup = await openForm();
  fillGood();
  press(popup, 'Sign up');
  expect(await popup.findByText('Invalid URL, please contact customer service')).toBeTruthy();
  expect(bodiesOf('register')).toEqual([]);
});

it('shows what the server found under its field, with the focus there', async () => {
  answer('register', () => refusal(409, 'username_taken', { fields: { username: { key: 'username_taken' } } }));
  await showSite('/?popup=register');
  const popup = await openForm();
  fillGood();
  press(popup, 'Sign up');
  await waitFor(() => expect(faultOf('Username')).toBe('This username is already taken'));
  expect(document.activeElement).toBe(popup.getByLabelText('Username'));
});

it('begins with the mobile tab where there are two, and asks there for number and code', async () => {
  answer('registerSettings', () => bothWays);
  answer('smsRegister', () => ({ expiredMinutes: 1, serverTime: '2026-03-04T05:06:07.000Z' }));
  await showSite('/?popup=register');
  const popup = await openForm('Mobile number');
  expect(popup.getByLabelText<HTMLInputElement>('By mobile number').checked).toBe(true);
  expect(popup.queryByLabelText('Username')).toBeNull();
  fill('Mobile number', '9171234567');
  press(popup, 'Send code');
  await popup.findByRole('button', { name: /Again in (60|59) s/ });
  fill('Verification code', '123456');
  fill('Password', 'Lantern90417');
  fill('Confirm password', 'Lantern90417');
  fireEvent.click(popup.getByRole('checkbox'));
  press(popup, 'Sign up');
  await waitFor(() => expect(useSession.getState().member?.account).toBe('lena'));
  const [body] = bodiesOf('registerMobile') as Record<string, string>[];
  const [sms] = bodiesOf('smsRegister') as Record<string, string>[];
  expect(body).toMatchObject({ mobileNum: '9171234567', countryDialingCode: '63', verificationCode: '123456' });
  expect(body?.username).toBe('9171234567');
  expect(body?.formId).toBe(sms?.formId);
});

it('proves the number in the username tab, and asks for that tab’s code', async () => {
  const fields = { ...settings.fields, mobileNum: { ...rule({ type: 'tel' }), required: false } };
  answer('registerSettings', () => ({ ...settings, fields }));
  answer('smsRegister', (_, { body }) =>
    (body as { type: string }).type === 'register'
      ? { expiredMinutes: 1, serverTime: '2026-03-04T05:06:07.000Z' }
      : refusal(403, 'operation_not_allowed'),
  );
  await showSite('/?popup=register');
  const popup = await openForm();
  fillGood();
  fill('Mobile number', '9171234567');
  press(popup, 'Send code');
  await popup.findByRole('button', { name: /Again in (60|59) s/ });
  fill('Verification code', '123456');
  press(popup, 'Sign up');
  await waitFor(() => expect(useSession.getState().member?.account).toBe('lena'));
  const proof = { mobileNum: '9171234567', countryDialingCode: '63', verificationCode: '123456' };
  expect(bodiesOf('register')).toMatchObject([{ username: 'lena', ...proof }]);
});

it('asks for no password in the mobile tab where the brand wants none', async () => {
  answer('registerSettings', () => ({ ...bothWays, mobilePassword: false, types: ['registerMobile'] }));
  await showSite('/?popup=register');
  const popup = await openForm('Mobile number');
  expect(popup.queryByLabelText('Password')).toBeNull();
  expect(popup.queryByLabelText('By username')).toBeNull();
});

it('warns with the server’s reason when no code was sent', async () => {
  answer('registerSettings', () => ({ ...bothWays, types: ['registerMobile'] }));
  answer('smsRegister', () => refusal(503, 'sms_not_sent'));
  await showSite('/?popup=register');
  const popup = await openForm('Mobile number');
  fill('Mobile number', '9171234567');
  press(popup, 'Send code');
  const warning = await dialog('The code was not sent');
  expect(warning.getByText('The code could not be sent. Please try again shortly.')).toBeTruthy();
  press(warning, 'Confirm');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'The code was not sent' })).toBeNull());
});

it('sends the captcha of its form where the public setting shows one', async () => {
  answer('registerSettings', () => ({ ...settings, captcha: true }));
  await showSite('/?popup=register');
  const popup = await openForm('Characters in the picture');
  fillGood();
  fill('Characters in the picture', 'abcd');
  press(popup, 'Sign up');
  await waitFor(() => expect(bodiesOf('register')).toHaveLength(1));
  const { formId, purpose } = queriesOf('captcha')[0] ?? {};
  expect(purpose).toBe('register');
  expect(bodiesOf('register')[0]).toMatchObject({ captcha: 'abcd', formId });
});

it('empties everything but the country code', async () => {
  answer('registerSettings', () => ({ ...bothWays, types: ['registerMobile'] }));
  await showSite('/?popup=register');
  const popup = await openForm('Mobile number');
  fireEvent.click(popup.getByRole('combobox', { name: 'Country code' }));
  fireEvent.click(await popup.findByRole('option', { name: /United Kingdom/ }));
  fill('Mobile number', '12');
  press(popup, 'Sign up');
  await waitFor(() => expect(faultOf('Mobile number')).toBe('Please enter a mobile number with 7 - 11 digits'));
  press(popup, 'Clear the form');
  expect(popup.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('');
  expect(faultOf('Mobile number')).toBeNull();
  expect(popup.getByRole('combobox', { name: 'Country code' }).textContent).toContain('GB +44');
});

it('says so where no accounts are opened', async () => {
  answer('registerSettings', () => ({ ...settings, types: [] }));
  await showSite('/?popup=register');
  const popup = await dialog('Sign up');
  await popup.findByText('New accounts are not being opened at the moment');
});

it.each([
  [true, /Demo: no text message is sent/],
  [false, null],
])('says that no message is sent only where the server keeps codes itself: %s', async (smsOutbox, text) => {
  answer('registerSettings', () => ({ ...settings, types: ['registerMobile'] }));
  await showSite('/?popup=register', { smsOutbox });
  const popup = await dialog('Sign up');
  await popup.findByLabelText('Verification code');
  expect(popup.queryByText(text ?? /no text message is sent/) !== null).toBe(text !== null);
});
