// @covers affiliate-requests

import { calls } from '@baize/contract';
import { baseLocale, intlConfig, loadMessages } from '@baize/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginSession, leaveSession } from '../../lib/session.ts';
import { ApplicationsPage } from './applications-page.tsx';

const waiting = {
  id: '01950000-0000-7000-8000-00000000000a',
  channel: 'social',
  audience: 'Readers <b>',
  contact: 'lena@a.example',
  message: 'I write about cards.',
  state: 'processing',
  reply: '',
  createdAt: '2026-03-04T05:06:07.000Z',
  decidedAt: null,
  memberName: 'lena',
  memberSince: '2026-01-02T00:00:00.000Z',
};
let list: (typeof waiting)[];
let decided: unknown[];
let refusal: string | null;

beforeEach(() => {
  list = [waiting];
  decided = [];
  refusal = null;
  beginSession('token-of-staff');
  vi.stubGlobal('fetch', async (target: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(target, 'http://console.example');
    const answered = (value: unknown) => Response.json({ success: true, value, message: '' });
    if (pathname === calls.staffApplications.path) {
      const asked = JSON.parse(searchParams.get('data') ?? '{}') as { decided: boolean };
      const found = list.filter(({ state }) => (state !== 'processing') === asked.decided);
      return answered({ list: found, total: found.length, totalPages: 1 });
    }
    if (refusal) return Response.json({ success: false, value: null, message: refusal }, { status: 404 });
    const body = JSON.parse(init.body as string) as { state: string; reply: string };
    decided.push([pathname, body]);
    list = [{ ...waiting, ...body }];
    return answered({});
  });
});
afterEach(() => {
  cleanup();
  leaveSession();
  vi.unstubAllGlobals();
});

async function show() {
  const messages = await loadMessages(baseLocale, ['common', 'errors', 'console']);
  const onFault = (fault: Error) => {
    throw fault;
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <IntlProvider {...intlConfig(baseLocale, messages, onFault)}>
      <QueryClientProvider client={queryClient}>
        <ApplicationsPage />
      </QueryClientProvider>
    </IntlProvider>,
  );
  return within(await screen.findByRole('article'));
}

it.each([
  ['Approve', 'approved', 'Approved'],
  ['Reject', 'rejected', 'Rejected'],
])(
  '%s: the answer goes with its reply, and the application moves to the answered ones',
  async (button, state, shown) => {
    const card = await show();
    expect(card.getByText('Readers <b>')).toBeTruthy();
    expect(card.getByText(/gives lena the agent centre/)).toBeTruthy();
    fireEvent.change(card.getByLabelText('Reply to the member'), { target: { value: 'We write to you.' } });
    fireEvent.click(card.getByRole('button', { name: button }));
    await screen.findByText('No applications here');
    expect(decided).toEqual([
      [calls.staffApplicationDecide.path.replace(':applicationId', waiting.id), { state, reply: 'We write to you.' }],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Answered' }));
    const answered = within(await screen.findByRole('article'));
    expect(answered.getByText(shown)).toBeTruthy();
    expect(answered.getByText('We write to you.')).toBeTruthy();
    expect(answered.queryByRole('button')).toBeNull();
  },
);

it('says when a colleague was quicker, and lets go of the buttons', async () => {
  refusal = 'not_found';
  const card = await show();
  fireEvent.click(card.getByRole('button', { name: 'Approve' }));
  expect((await card.findByRole('alert')).textContent).not.toBe('');
  await waitFor(() => expect(card.getByRole('button', { name: 'Reject' })).toHaveProperty('disabled', false));
});
