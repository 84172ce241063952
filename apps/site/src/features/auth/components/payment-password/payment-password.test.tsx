import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member, refusal } from '../../../../lib/testing/render-site.fixture.tsx';
import {
  answer,
  bodiesOf,
  dialog,
  faultOf,
  fill,
  press,
  rule,
  settings,
  setUpAuth,
  showSite,
  tearDownAuth,
} from '../../auth.fixture.tsx';

vi.mock('@baize/client/encryption', () => ({
  encryptBody: async ({ body }: { body: unknown }) => JSON.stringify(body),
}));

const own = { ...member, mobileMasked: '+63 ••••••4567', passwordSet: true };
const unset: { isSet: boolean; lockedUntil: string | null; resetBy: { kind: 'mobile'; masked: string }[] } = {
  isSet: false,
  lockedUntil: null,
  resetBy: [{ kind: 'mobile', masked: '+63 ••••••4567' }],
};

let stand = unset;
let saved: () => unknown;

beforeEach(() => {
  setUpAuth();
  const digits = rule({ acceptedPattern: '^\\d+$', patternId: 14, minLength: 6, maxLength: 6, type: 'password' });
  answer('registerSettings', () => ({ ...settings, fields: { ...settings.fields, paymentPassword: digits } }));
  stand = unset;
  // One path, two methods.
  answer('paymentPasswordStatus', (_, { body }) => (body ? saved() : stand));
  saved = () => ({});
  answer('memberInfo', () => own);
});
afterEach(tearDownAuth);

const fillPair = (first: string, second = first) => {
  fill('New payment password', first);
  fill('The same again', second);
};

it('sets the first one with the login password', async () => {
  const { search } = await showSite('/?popup=paymentPassword', {}, own);
  const popup = await dialog('Set a payment password');
  await popup.findByLabelText('Your login password');
  press(popup, 'Save the payment password');
  await waitFor(() => expect(faultOf('Your login password')).toBe('Input cannot be empty'));
  fill('Your login password', 'Lantern-1');
  fillPair('135791', '135792');
  press(popup, 'Save the payment password');
  await waitFor(() => expect(faultOf('The same again')).not.toBe(''));
  fillPair('135791');
  press(popup, 'Save the payment password');
  await waitFor(() => expect(search()).toEqual({ member: 'securityCenter' }));
  expect(bodiesOf('setPaymentPassword').filter(Boolean)).toEqual([
    { password: 'Lantern-1', newPaymentPassword: '135791', confirmPaymentPassword: '135791' },
  ]);
});

it('changes it with the present one, whose fault stands under its field', async () => {
  stand = { ...unset, isSet: true };
  saved = () =>
    refusal(422, 'payment_password_wrong', { fields: { oldPaymentPassword: { key: 'payment_password_wrong' } } });
  await showSite('/?popup=paymentPassword', {}, own);
  const popup = await dialog('Change the payment password');
  await popup.findByLabelText('Present payment password');
  fill('Present payment password', '111222');
  fillPair('135791');
  press(popup, 'Save the payment password');
  await waitFor(() => expect(faultOf('Present payment password')).toBe('Incorrect payment password'));
});

it('sets a locked one anew with a code to the account’s own number', async () => {
  stand = { ...unset, isSet: true, lockedUntil: '2026-03-04T06:06:07.000Z' };
  answer('paymentPasswordCode', () => ({
    expiredMinutes: 2,
    serverTime: '2026-03-04T05:06:07.000Z',
    sentTo: '+63 ••••••4567',
  }));
  answer('resetPaymentPassword', () => ({ coolingOffUntil: '2026-03-05T05:06:07.000Z' }));
  const { search } = await showSite('/?popup=paymentPassword', {}, own);
  const popup = await dialog('Change the payment password');
  await popup.findByText(/Five wrong tries: it is locked until/);
  press(popup, 'Send code');
  await popup.findByRole('button', { name: /Again in/ });
  fill('Code to +63 ••••••4567', ' 123456 ');
  fillPair('864202');
  press(popup, 'Save the payment password');
  await waitFor(() => expect(search()).toEqual({ member: 'securityCenter' }));
  const [asked] = bodiesOf('paymentPasswordCode') as { formId: string }[];
  expect(bodiesOf('resetPaymentPassword')).toEqual([
    {
      kind: 'mobile',
      formId: asked?.formId,
      verificationCode: '123456',
      newPaymentPassword: '864202',
      confirmPaymentPassword: '864202',
    },
  ]);
});
