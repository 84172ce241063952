import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeFailure, fakeCalls } from '../../../lib/fake-calls.fixture.ts';
import { renderConsole } from '../../../lib/render-console.fixture.tsx';
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
  memberId: '01950000-0000-7000-8000-00000000000b',
  memberName: 'lena',
  memberSince: '2026-01-02T00:00:00.000Z',
};
let rows: unknown[];
let refusal: FakeFailure | null;
let asked: ReturnType<typeof fakeCalls>;

beforeEach(() => {
  rows = [waiting];
  refusal = null;
  asked = fakeCalls({
    staffApplications: () => ({ rows, total: rows.length }),
    staffApplicationDecide: () => {
      rows = [];
      return refusal ?? {};
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openPanel() {
  const { history } = await renderConsole(ApplicationsPage);
  fireEvent.click(await screen.findByRole('button', { name: 'lena' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Affiliate application' }));
  return { history, panel };
}

it.each([
  ['Approve', 'approved'],
  ['Reject', 'rejected'],
] as const)(
  '%s: asks once more with the name, sends the reply, and the application is gone from those that wait',
  async (button, state) => {
    const { history, panel } = await openPanel();
    expect(history.location.search).toBe(`?open=${waiting.id}`);
    expect(panel.getByText('Readers <b>')).toBeTruthy();
    fireEvent.change(panel.getByLabelText('Reply to the member'), { target: { value: 'We write to you.' } });
    fireEvent.click(panel.getByRole('button', { name: button }));
    const confirm = within(await screen.findByRole('dialog', { name: `${button} lena` }));
    if (state === 'approved') expect(confirm.getByText(/gives lena the agent centre/)).toBeTruthy();
    fireEvent.click(confirm.getByRole('button', { name: `${button} lena` }));
    await screen.findByText('No applications here');
    const sent = asked.find(({ name }) => name === 'staffApplicationDecide');
    expect(sent).toMatchObject({ params: { applicationId: waiting.id }, body: { state, reply: 'We write to you.' } });
    expect(history.location.search).toBe('');
  },
);

it('says when a colleague was quicker', async () => {
  refusal = new FakeFailure('not_found');
  const { panel } = await openPanel();
  fireEvent.click(panel.getByRole('button', { name: 'Approve' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Approve lena' }));
  await waitFor(() => expect(screen.getByText('No applications here')).toBeTruthy());
});
