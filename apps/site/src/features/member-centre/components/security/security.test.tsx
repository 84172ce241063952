// @covers completeness-meter member-details sign-in-history identity-check-member

import type { Calls, CallValue } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Answering,
  pathOf,
  refusal,
  renderSite,
  stubServer,
} from '../../../../lib/testing/render-site.fixture.tsx';
import { Completeness } from './completeness.tsx';
import { IdentitySection } from './identity-section.tsx';
import { PayeeDetailsSection } from './payee-details.tsx';
import { PersonalDetails } from './personal-details.tsx';
import { details, identity, securityAnswers } from './security.fixture.ts';
import { SignInHistory } from './sign-in-history.tsx';

type Check = NonNullable<CallValue<Calls['identityCheck']>['check']>;

let answers: Record<string, Answering>;
let sent: { path: string; body: unknown }[];
beforeEach(() => {
  sent = [];
  answers = securityAnswers();
  stubServer((path, request) => {
    sent.push({ path, body: request.body });
    return answers[path]?.(path, request) ?? {};
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open: Check = {
  checkId: '0198-check',
  level: 1,
  needed: ['identityFront', 'identityBack'],
  uploaded: [],
  openedAt: '2026-03-04T05:06:07.000Z',
  submittedAt: null,
  dueAt: null,
  decidedAt: null,
  reason: '',
};
const uploaded = (kind: Check['needed'][number]) => ({
  documentId: `0198-${kind}`,
  kind,
  uploadedAt: '2026-03-04T05:06:07.000Z',
});
const showIdentity = (now: object) => {
  answers[pathOf('identityCheck')] = () => ({ ...identity, ...now });
  return renderSite(IdentitySection);
};

it('says how much of a complete account is there, and what is missing', async () => {
  await renderSite(Completeness);
  const meter = await screen.findByRole('progressbar');
  expect(meter.getAttribute('aria-valuetext')).toBe('1 of 4 done');
  const missing = within(screen.getByRole('list', { name: 'Still missing' })).getAllByRole('button');
  expect(missing.map(({ textContent }) => textContent)).toEqual(['Real name', 'Birthday', 'Identity check']);
});

it('asks for name and birthday once, and shows what the server found wrong', async () => {
  answers[pathOf('memberDetails')] = (_, { body }) =>
    body === null ? details : refusal(400, 'invalid_input', { fields: { birthday: { key: 'too_young', min: 21 } } });
  await renderSite(PersonalDetails);
  fireEvent.change(await screen.findByLabelText('Real name'), { target: { value: 'Ana Reyes' } });
  fireEvent.change(screen.getByLabelText('Birthday'), { target: { value: '2012-01-02' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('You must be at least 21 years old')).toBeTruthy();
  expect(sent.find(({ body }) => body !== null)?.body).toEqual({ realName: 'Ana Reyes', birthday: '2012-01-02' });
  cleanup();
  answers[pathOf('memberDetails')] = () => ({ ...details, realName: 'Ana Reyes', birthday: '1990-05-17' });
  await renderSite(PersonalDetails);
  await screen.findByText('Ana Reyes');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('sends payee details as they stand in the form', async () => {
  await renderSite(PayeeDetailsSection);
  fireEvent.change(await screen.findByLabelText('Address'), { target: { value: '1 Lantern Street' } });
  fireEvent.change(screen.getByLabelText('Nationality'), { target: { value: 'PH' } });
  fireEvent.change(screen.getByLabelText('Source of income'), { target: { value: 'salary' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ body }) => body !== null)?.body).toEqual({
      address: '1 Lantern Street',
      nationality: 'PH',
      occupation: '',
      incomeSource: 'salary',
    }),
  );
});

it('shows what each level needs from the start, and begins a check', async () => {
  answers[pathOf('startIdentityCheck')] = (_, { body }) =>
    body === null ? identity : { ...identity, state: 'OPEN', check: open };
  await renderSite(IdentitySection);
  expect(await screen.findByText('For withdrawals of P 1,000.00 and more')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Start level 1' }));
  expect(await screen.findByText('Set your real name and birthday first.')).toBeTruthy();
  expect(sent.find(({ body }) => body !== null)?.body).toEqual({ level: 1 });
  expect(screen.getByRole('button', { name: 'Send in' })).toHaveProperty('disabled', true);
});

it('takes pictures alone, and sends in when everything is there', async () => {
  const check = { ...open, uploaded: [uploaded('identityFront')] };
  await showIdentity({ state: 'OPEN', missingDetails: [], check });
  const input = await screen.findByLabelText(/^Choose a picture: Identity card, back/);
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] } });
  expect((await screen.findByRole('alert')).textContent).toBe('Only PNG or JPG pictures can be used');
  expect(screen.getByRole('button', { name: 'Send in' })).toHaveProperty('disabled', true);
  const both = { ...open, uploaded: [uploaded('identityFront'), uploaded('identityBack')] };
  answers[pathOf('identityCheck')] = () => ({ ...identity, state: 'OPEN', missingDetails: [], check: both });
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send in' })).toHaveProperty('disabled', false));
  expect(sent.some(({ body }) => body instanceof Blob)).toBe(true);
});

it('shows whose turn it is, until when, and why a check was refused', async () => {
  const submittedAt = '2026-03-04T05:06:07.000Z';
  const dueAt = '2026-03-05T05:06:07.000Z';
  await showIdentity({ state: 'SUBMITTED', next: 'staff', check: { ...open, submittedAt, dueAt } });
  expect(await screen.findByText('Our turn')).toBeTruthy();
  expect(screen.getByText(/We will answer by 5 Mar 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Start level/ })).toBeNull();
  cleanup();
  const reason = 'the picture is blurred';
  await showIdentity({ state: 'REFUSED', check: { ...open, submittedAt, decidedAt: dueAt, reason } });
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.getByText('Your turn')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /Start level/ })).toHaveLength(2);
});

it('shows nothing where the brand checks nobody', async () => {
  await showIdentity({ levels: [] });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Identity check' })).toBeNull());
});

it('lists sign-ins with device, address and outcome, and more of them when asked', async () => {
  const signIn = {
    id: '1',
    at: '2026-03-04T05:06:07.000Z',
    maskedAddress: '192.0.•.•',
    userAgent: 'Mozilla/5.0 (iPhone) Safari/604',
    method: 'password',
    outcome: 'wrongPassword',
  };
  answers[pathOf('signInHistory')] = () => ({ rows: [signIn], total: 7 });
  await renderSite(SignInHistory);
  const row = (await screen.findAllByRole('listitem'))[0];
  expect(row?.textContent).toContain('Safari on iPhone · with the password');
  expect(row?.textContent).toContain('192.0.•.•');
  expect(row?.textContent).toContain('Wrong password');
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(sent.filter(({ path }) => path === pathOf('signInHistory'))).toHaveLength(2));
});
