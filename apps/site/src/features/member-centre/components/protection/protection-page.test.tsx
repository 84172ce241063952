// @covers own-limits play-bars

import { type Calls, type CallValue, ownLimitKinds } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answering, pathOf, renderSite, stubServer } from '../../../../lib/testing/render-site.fixture.tsx';
import { ProtectionPage } from './protection-page.tsx';

type Protection = CallValue<Calls['protection']>;

const renewsAt = '2026-03-05T00:00:00.000Z';
const standing: Protection = {
  limits: ownLimitKinds.map((kind) => ({
    ...{ kind, amount: null, operatorAmount: null, used: '40.00', renewsAt, waiting: null },
  })),
  bar: null,
  reminder: { minutes: null, brandMinutes: 0 },
  raiseDelayHours: { day: 24, week: 24, month: 168 },
  secondYesDays: 7,
};
const withFirst = (change: Partial<Protection['limits'][number]>): Protection => ({
  ...standing,
  limits: standing.limits.map((limit, index) => (index === 0 ? { ...limit, ...change } : limit)),
});

let now: Protection;
let sent: { path: string; body: unknown }[];
beforeEach(() => {
  now = standing;
  sent = [];
  const answers: Record<string, Answering> = {
    [pathOf('protection')]: () => now,
    [pathOf('protectionHistory')]: () => ({ list: [], total: 0 }),
  };
  stubServer((path, request) => {
    sent.push({ path, body: request.body });
    return answers[path]?.(path, request) ?? {};
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows what is used of each limit and sends a new one; an amount that is none is refused at the field', async () => {
  await renderSite(ProtectionPage);
  fireEvent.click(await screen.findByRole('button', { name: 'Set limit: Deposits of a day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deposits of a day' }));
  fireEvent.change(dialog.getByLabelText('At most'), { target: { value: 'ten' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Write an amount, such as 100 or 0.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('At most'), { target: { value: '100' } });
  expect(dialog.getByText('This counts at once.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/protection/limits/dayDeposit'))).toBe(true));
});

it('offers the second yes only once a raised limit is ready, and the way back at once', async () => {
  const waiting = {
    id: 'c',
    amount: '500.00',
    readyAt: '2099-01-01T00:00:00.000Z',
    lapsesAt: '2099-01-08T00:00:00.000Z',
  };
  now = withFirst({ amount: '100.00', waiting });
  await renderSite(ProtectionPage);
  await screen.findByRole('button', { name: 'Keep my limit' });
  expect(screen.queryByRole('button', { name: 'Yes, I want this' })).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Deposits of a day' }).getAttribute('aria-valuenow')).toBe('40');
  cleanup();
  now = withFirst({ amount: '100.00', waiting: { ...waiting, readyAt: '2020-01-01T00:00:00.000Z' } });
  await renderSite(ProtectionPage);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, I want this' }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/dayDeposit/decision'))).toBe(true));
});

it('asks before an exclusion, and says of one that stands that only the balance is left to withdraw', async () => {
  await renderSite(ProtectionPage);
  fireEvent.click(await screen.findByText('For ever'));
  fireEvent.click(screen.getByRole('button', { name: 'Exclude me' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Self-exclusion' }));
  expect(dialog.getByText(/Nobody can take this back/)).toBeTruthy();
  cleanup();
  now = { ...standing, bar: { kind: 'exclusion', until: null } };
  await renderSite(ProtectionPage);
  expect(await screen.findByText('You are excluded from play')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
});
