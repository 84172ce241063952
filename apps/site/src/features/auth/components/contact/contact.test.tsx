// @covers site-contact-change

import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../../lib/session/session.ts';
import { member, refusal } from '../../../../lib/testing/render-site.fixture.tsx';
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

const coolingOffUntil = '2026-03-05T05:06:07.000Z';
const reachable = { ...member, mobileMasked: '+63 ••••••4567', passwordSet: true };

beforeEach(() => {
  setUpAuth();
  answer('contactCode', () => ({ expiredMinutes: 2, serverTime: '2026-03-04T05:06:07.000Z' }));
  answer('changeContact', () => ({ masked: '+63 ••••••9999', coolingOffUntil }));
  answer('memberInfo', () => ({ ...reachable, mobileMasked: '+63 ••••••9999', coolingOffUntil }));
});
afterEach(tearDownAuth);

it('changes the number with its own code and the password, and goes back to the security page', async () => {
  const { search } = await showSite('/?popup=changeMobile', {}, reachable);
  const popup = await dialog('Your mobile number');
  press(popup, 'Save the change');
  await waitFor(() => expect(faultOf('New mobile number')).toBe('Please enter a valid phone number.'));
  expect(faultOf('Current password')).toBe('Input cannot be empty');
  fill('New mobile number', '9179999999');
  press(popup, 'Send code');
  await popup.findByRole('button', { name: /Again in/ });
  fill('Code to the new number', ' 123456 ');
  fill('Current password', 'Lantern-1');
  press(popup, 'Save the change');
  await waitFor(() => expect(search()).toEqual({ member: 'securityCenter' }));
  const [asked] = bodiesOf('contactCode') as { formId: string }[];
  expect(asked).toMatchObject({ kind: 'mobile', side: 'new', countryDialingCode: '63', mobileNum: '9179999999' });
  expect(bodiesOf('changeContact')).toEqual([
    {
      kind: 'mobile',
      countryDialingCode: '63',
      mobileNum: '9179999999',
      verificationCode: '123456',
      password: 'Lantern-1',
      formId: asked?.formId,
    },
  ]);
  expect(useSession.getState().member).toMatchObject({ mobileMasked: '+63 ••••••9999', coolingOffUntil });
});

it('changes the address with a code to the old contact in the password’s place', async () => {
  await showSite('/?popup=changeEmail', {}, reachable);
  const popup = await dialog('Your email address');
  fill('New email address', 'lena@quill.example');
  press(popup, 'Prove it with a code instead');
  await popup.findByLabelText('Code to your present number or address');
  const [sendNew, sendOld] = popup.getAllByRole('button', { name: 'Send code' });
  sendNew?.click();
  await waitFor(() => expect(bodiesOf('contactCode')).toHaveLength(1));
  sendOld?.click();
  await waitFor(() => expect(bodiesOf('contactCode')).toHaveLength(2));
  fill('Code to the new address', '111111');
  fill('Code to your present number or address', '222222');
  press(popup, 'Save the change');
  await waitFor(() => expect(bodiesOf('changeContact')).toHaveLength(1));
  expect(bodiesOf('contactCode')).toMatchObject([
    { kind: 'email', side: 'new', email: 'lena@quill.example' },
    { kind: 'email', side: 'old' },
  ]);
  const [body] = bodiesOf('changeContact');
  expect(body).toMatchObject({
    kind: 'email',
    email: 'lena@quill.example',
    verificationCode: '111111',
    oldCode: '222222',
  });
  expect(body).not.toHaveProperty('password');
});

it('asks an account without a password for a code to its number', async () => {
  await showSite('/?popup=changeMobile', {}, { ...reachable, passwordSet: false });
  const popup = await dialog('Your mobile number');
  expect(popup.getByLabelText('Code to your present number or address')).toBeTruthy();
  expect(popup.queryByLabelText('Current password')).toBeNull();
  expect(popup.queryByRole('button', { name: 'Prove it with the password instead' })).toBeNull();
});

it('puts what the server found wrong under its field', async () => {
  answer('changeContact', () =>
    refusal(401, 'in_incorrect_password', { fields: { password: { key: 'in_incorrect_password' } } }),
  );
  await showSite('/?popup=changeEmail', {}, reachable);
  const popup = await dialog('Your email address');
  fill('New email address', 'lena@quill.example');
  fill('Code to the new address', '111111');
  fill('Current password', 'wrong-1');
  press(popup, 'Save the change');
  await waitFor(() => expect(faultOf('Current password')).toBe('Incorrect username or password'));
  answer('changeContact', () => refusal(429, 'quota_exceeded'));
  press(popup, 'Save the change');
  await popup.findByText('Quota not sufficient, please contact customer service.');
});

it('undoes a change by a press on what the old number’s link opens, for guests and members', async () => {
  answer('revertContact', () => ({ kind: 'mobile', passwordRemoved: true }));
  const { search } = await showSite('/?popup=revert&revert=link-1', {}, reachable);
  const popup = await dialog('Undo the change');
  expect(bodiesOf('revertContact')).toEqual([]);
  press(popup, 'Undo it');
  await popup.findByText(/Your password was reset too/);
  expect(bodiesOf('revertContact')).toEqual([{ linkToken: 'link-1' }]);
  expect(useSession.getState().token).toBe('');
  press(popup, 'Set a new password');
  await dialog('Forgot your password?');
  expect(search()).toEqual({ popup: 'forgot' });
});

it('tells of a link that is used up', async () => {
  answer('revertContact', () => refusal(422, 'revert_link_invalid'));
  await showSite('/?popup=revert&revert=link-1');
  const popup = await dialog('Undo the change');
  press(popup, 'Undo it');
  await popup.findByText(/This link was already used or has expired/);
  expect(screen.queryByText(/Please log in and choose|Your password was ended/)).toBeNull();
});
