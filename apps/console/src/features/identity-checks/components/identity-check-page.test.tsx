// @covers identity-check-staff

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../lib/fake-calls.fixture.ts';
import { renderConsole } from '../../../lib/render-console.fixture.tsx';
import type { IdentityCheck } from '../api/check.ts';
import { CheckRecord } from './identity-check-page.tsx';

const check: IdentityCheck = {
  checkId: '01950000-0000-7000-8000-00000000000c',
  memberId: '01950000-0000-7000-8000-00000000000b',
  username: 'lena',
  level: 1,
  memberLevel: 0,
  state: 'SUBMITTED',
  needed: ['identityFront'],
  documents: [{ documentId: 'd1', kind: 'identityFront', uploadedAt: '2026-01-02T00:00:00.000Z' }],
  documentsUntil: null,
  submittedAt: '2026-01-02T00:00:00.000Z',
  dueAt: '2026-01-03T00:00:00.000Z',
  decidedAt: null,
  decidedBy: '',
  reason: '',
  details: {
    realName: 'Ana Reyes',
    birthday: '1990-05-17',
    address: '',
    nationality: 'PH',
    occupation: '',
    incomeSource: 'salary',
  },
  earlier: [
    {
      checkId: 'c0',
      level: 1,
      state: 'REFUSED',
      decidedAt: '2026-01-01T00:00:00.000Z',
      reason: 'the picture is blurred',
    },
  ],
};
let shown: IdentityCheck;
let asked: ReturnType<typeof fakeCalls>;

beforeEach(() => {
  shown = check;
  asked = fakeCalls({
    staffIdentityCheck: () => shown,
    staffIdentityDocument: () => ({ image: 'data:image/webp;base64,UklGRg==' }),
    staffIdentityDecide: () => ({}),
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows what the member stated beside his documents and earlier checks', async () => {
  await renderConsole(() => <CheckRecord checkId={check.checkId} />);
  expect(await screen.findByText('Ana Reyes')).toBeTruthy();
  expect(screen.getByText('Salary')).toBeTruthy();
  expect(screen.getByText('the picture is blurred')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: /^Show larger/ }));
  expect(await screen.findByRole('dialog', { name: 'Identity card or passport, front' })).toBeTruthy();
});

it('is not decided without a reason, and is with one', async () => {
  await renderConsole(() => <CheckRecord checkId={check.checkId} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refuse level 1 of lena' });
  const decide = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  decide();
  await screen.findByText(/Please enter ≥ 3 characters|Input cannot be empty/);
  const decisions = () => asked.filter(({ name }) => name === 'staffIdentityDecide').map(({ body }) => body);
  expect(decisions()).toEqual([]);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'the back is missing' } });
  decide();
  await waitFor(() => expect(decisions()).toEqual([{ decision: 'REFUSED', reason: 'the back is missing' }]));
});

it('offers no decision on one that was decided', async () => {
  shown = {
    ...check,
    state: 'APPROVED',
    decidedAt: check.dueAt,
    decidedBy: 'demostaff',
    reason: 'all right',
    documents: [],
  };
  await renderConsole(() => <CheckRecord checkId={check.checkId} />);
  expect(await screen.findByText('The documents have been deleted.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});
