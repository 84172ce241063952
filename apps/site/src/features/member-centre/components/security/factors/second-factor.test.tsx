// @covers member-second-factors

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Answering,
  pathOf,
  refusal,
  renderSite,
  stubServer,
} from '../../../../../lib/testing/render-site.fixture.tsx';
import '../../../../../lib/second-factor/second-factor-dialog.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

vi.mock('@baize/client/encryption', () => ({
  encryptBody: async ({ body }: { body: unknown }) => JSON.stringify(body),
}));

const path = pathOf('memberSecondFactor');
const nothing = { totp: null, passkeys: [], recoveryCodesLeft: 0 };
const app = { totp: { addedAt: '2026-03-04T05:06:07.000Z', lastUsedAt: null }, passkeys: [], recoveryCodesLeft: 9 };
let answers: Record<string, Answering>;
let sent: { path: string; body: unknown }[];
/** What is asked of the one path: to read, to begin, to finish. */
let factor: { read: object; begun?: object; finished?: object };
beforeEach(() => {
  sent = [];
  answers = { [path]: (_path, { body }) => factorOf(body) };
  factor = { read: nothing };
  stubServer((path, request) => {
    sent.push({ path, body: request.body });
    return answers[path]?.(path, request) ?? {};
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const factorOf = (body: unknown): object | undefined => {
  if (body === undefined || body === null) return factor.read;
  return 'kind' in (body as object) ? factor.begun : factor.finished;
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('sets up an app: password, code to scan, first code, recovery codes once', async () => {
  factor = {
    read: nothing,
    begun: { totp: { secret: 'SECRET', uri: 'otpauth://totp/x' }, passkey: null },
    finished: { recoveryCodes: ['ABCDE-FGHJK', 'LMNPQ-RSTUV'] },
  };
  await renderSite(SecondFactorSection);
  fireEvent.click(await screen.findByRole('button', { name: 'Set up the app' }));
  type('Login password', 'Lantern-90417');
  press('Continue');
  expect(await screen.findByText('SECRET')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Code for the authenticator app' })).toBeTruthy();
  type('First code of the app', '123456');
  press('Turn on');
  const codes = await screen.findByRole('list', { name: 'Your recovery codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(2);
});

it('takes the app away with the password and a code', async () => {
  factor = { read: app };
  const secondStep = { ticket: '', methods: ['totp', 'recoveryCode'], passkey: null };
  answers[pathOf('giveSecondFactor')] = () => refusal(403, 'second_factor_required', { secondStep });
  await renderSite(SecondFactorSection);
  expect(await screen.findByText('9 recovery codes are left.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove the app' }));
  type('Login password', 'Lantern-90417');
  const dialog = screen.getByRole('dialog', { name: 'Remove the app' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove the app' }));
  await screen.findByRole('dialog', { name: 'Second factor' });
  type('Code', '654321');
  press('Confirm');
  await waitFor(() =>
    expect(sent.find((each) => each.path === pathOf('removeSecondFactor'))?.body).toEqual({
      password: 'Lantern-90417',
      code: '654321',
    }),
  );
});
