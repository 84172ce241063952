// @covers site-phone-auth

import { phoneErrorCodes, phoneErrorKey } from '@baize/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../../lib/session/session.ts';
import { refusal } from '../../../../lib/testing/render-site.fixture.tsx';
import { phoneFailure } from '../../api/phone-failure.ts';
import {
  answer,
  bodiesOf,
  dialog,
  faultOf,
  fill,
  flagsOn,
  press,
  settings,
  setUpAuth,
  showSite,
  tearDownAuth,
} from '../../auth.fixture.tsx';

vi.mock('@baize/client/encryption', () => ({
  encryptBody: async ({ body }: { body: unknown }) => JSON.stringify(body),
}));

/** The service's script, as far as the adapter uses it. */
const service = vi.hoisted(() => ({
  apps: [] as unknown[],
  sentTo: [] as string[],
  verifiers: 0,
  confirmed: [] as string[],
  fault: null as string | null,
}));
vi.mock('@firebase/app', () => ({
  initializeApp: (options: unknown) => {
    service.apps.push(options);
    return options;
  },
  deleteApp: async (app: unknown) => void service.apps.splice(service.apps.indexOf(app), 1),
}));
vi.mock('@firebase/auth', () => {
  const failing = () => {
    if (service.fault !== null) throw Object.assign(new Error('refused'), { code: service.fault });
  };
  return {
    initializeAuth: (app: unknown) => ({ app }),
    RecaptchaVerifier: class {
      constructor() {
        service.verifiers += 1;
      }
      clear() {
        service.verifiers -= 1;
      }
    },
    signInWithPhoneNumber: async (_auth: unknown, number: string) => {
      failing();
      service.sentTo.push(number);
      return {
        confirm: async (code: string) => {
          failing();
          service.confirmed.push(code);
          return { user: { getIdToken: async () => `token of ${number}` } };
        },
      };
    },
  };
});

const byService = {
  smsChannel: 'firebase' as const,
  phoneAuth: { projectId: 'house', apiKey: 'key' },
  ...flagsOn('DIRECTREG3', 'MOBILEVERCODELOGIN3'),
};

beforeEach(() => {
  setUpAuth();
  Object.assign(service, { apps: [], sentTo: [], verifiers: 0, confirmed: [], fault: null });
});
afterEach(tearDownAuth);

async function openLogin() {
  await showSite('/?popup=login', byService);
  const popup = await dialog('Log in');
  fireEvent.click(popup.getByText('By SMS code'));
  await popup.findByLabelText('Mobile number');
  fill('Mobile number', '09171234567');
  return popup;
}

it('lets the service send the code, counts down one minute, and sends its token with the login', async () => {
  const popup = await openLogin();
  press(popup, 'Send code');
  await popup.findByRole('button', { name: /Again in (60|5\d) s/ });
  expect(service).toMatchObject({
    sentTo: ['+639171234567'],
    verifiers: 0,
    apps: [{ projectId: 'house', apiKey: 'key' }],
  });
  expect(bodiesOf('smsNoLogin')).toEqual([]);
  fill('Verification code', ' 123456 ');
  press(popup, 'Log in');
  await waitFor(() => expect(useSession.getState().member?.account).toBe('lena'));
  const [body] = bodiesOf('login') as Record<string, string>[];
  expect(body).toMatchObject({
    firebaseChannel: 'sms',
    firebaseIdToken: 'token of +639171234567',
    mobileNum: '09171234567',
  });
  expect(body).not.toHaveProperty('verificationCode');
  expect(service).toMatchObject({ confirmed: ['123456'], apps: [] });
});

it('attaches the token to a registration after the other checks, and confirms a code once', async () => {
  answer('registerSettings', () => ({ ...settings, types: ['registerMobile'], mobilePassword: false }));
  answer('registerMobile', () => refusal(409, 'mobile_taken'));
  await showSite('/?popup=register', byService);
  const popup = await dialog('Sign up');
  await popup.findByLabelText('Mobile number');
  fill('Mobile number', '9171234567');
  press(popup, 'Send code');
  await popup.findByRole('button', { name: /Again in/ });
  fill('Verification code', '123456');
  fireEvent.click(popup.getByRole('checkbox'));
  press(popup, 'Sign up');
  await popup.findByText('This mobile number is already registered');
  press(popup, 'Sign up');
  await waitFor(() => expect(bodiesOf('registerMobile')).toHaveLength(2));
  for (const body of bodiesOf('registerMobile')) {
    expect(body).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'token of +639171234567' });
  }
  expect(service.confirmed).toEqual(['123456']);
});

it('asks for a code before one is checked', async () => {
  const popup = await openLogin();
  fill('Verification code', '123456');
  press(popup, 'Log in');
  await waitFor(() => expect(faultOf('Verification code')).toBe('Verification code has expired, please send again.'));
  expect(bodiesOf('login')).toEqual([]);
});

it('tells a refused number under its field, a refused code under its own, and other reasons in a warning', async () => {
  const popup = await openLogin();
  service.fault = 'auth/invalid-phone-number';
  press(popup, 'Send code');
  await waitFor(() => expect(faultOf('Mobile number')).toBe('Invalid phone number format.'));
  expect(service).toMatchObject({ verifiers: 0, apps: [] });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  service.fault = 'auth/too-many-requests';
  press(popup, 'Send code');
  const warning = await dialog('The code was not sent');
  expect(warning.getByText('Too many requests, please try again after 5 minutes.')).toBeTruthy();
  press(warning, 'Confirm');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'The code was not sent' })).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 1000));
  service.fault = null;
  press(popup, 'Send code');
  await popup.findByRole('button', { name: /Again in/ });
  service.fault = 'auth/invalid-verification-code';
  fill('Verification code', '000000');
  press(popup, 'Log in');
  await waitFor(() => expect(faultOf('Verification code')).toBe('Verification code is not valid'));
});

it.each(phoneErrorCodes)('has a place and a text for %s', (code) => {
  const failure = phoneFailure(Object.assign(new Error(), { code: `auth/${code}` }));
  const placed = Object.values(failure.fields).map(({ key }) => key);
  expect(placed.length > 0 ? placed : [failure.messageKey]).toEqual([phoneErrorKey(code)]);
});

it('calls everything else unknown', () => {
  for (const thrown of [null, 'text', new Error('network'), { code: 7 }]) {
    expect(phoneFailure(thrown).messageKey).toBe('phone_unknown');
  }
});
