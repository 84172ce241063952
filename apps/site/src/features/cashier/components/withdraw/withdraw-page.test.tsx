// @covers withdrawal-limits payout-confirmation

import type { Calls, CallValue, Withdrawal } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathOf, refusal, renderSite, stubServer } from '../../../../lib/testing/render-site.fixture.tsx';
import { WithdrawPage } from './withdraw-page.tsx';

const terms: CallValue<Calls['withdrawalTerms']> = {
  ...{ min: '10.00', max: '5000.00', available: '500.00', cash: '800.00' },
  turnover: { missing: '100.00', held: '300.00' },
  ...{ perDay: 3, leftToday: 2, freeLeftToday: 0, feePercent: '1.00', feeMin: '0.00' },
  ...{ expectedMinutes: 60, confirmMinutes: 60, appealDays: 7, mayCancel: false },
  ...{ bars: ['turnover'], coolingOffUntil: null, openWithdrawalId: null, requiredIdentityLevel: 0 },
  bonusAtStake: null,
};
const account = {
  ...{ accountId: '0198d7a0-0000-7000-8000-000000000001', kind: 'bank' as const, institution: 'First Bank' },
  ...{ numberMasked: '•••• 6789', holder: 'Ana Cruz', usableFrom: '2026-01-01T00:00:00Z', isUsable: true },
};
const paid: Withdrawal = {
  ...{ withdrawalId: '0198d7a0-0000-7000-8000-000000000002', state: 'DISBURSED', stateSince: '2026-01-02T10:00:00Z' },
  ...{ deadlineAt: '2999-01-02T11:00:00Z', actsNext: 'member', may: ['confirm'], amount: '100.00', fee: '1.00' },
  ...{
    arrives: '99.00',
    received: null,
    remainder: null,
    reason: '',
    bankReference: '',
    kind: 'bank',
    institution: 'First Bank',
  },
  ...{ numberMasked: '•••• 6789', holder: 'Ana Cruz', createdAt: '2026-01-02T09:00:00Z' },
  steps: [{ from: null, to: 'REQUESTED', actor: 'member', reason: '', at: '2026-01-02T09:00:00Z' }],
};

let sent: { path: string; body: unknown }[] = [];
let list: Withdrawal[] = [];
let answer: () => unknown;

beforeEach(() => {
  [sent, list] = [[], []];
  answer = () => paid;
  stubServer((path, { body }) => {
    if (path === pathOf('withdrawalTerms')) return terms;
    if (path === pathOf('payoutAccounts')) {
      return { list: [account], realName: 'Ana Cruz', maxAccounts: 5, waitHours: 24 };
    }
    if (path === pathOf('withdrawals')) return { list, total: list.length, totalPages: 1 };
    if (path === pathOf('balance')) return { sumBalance: '800.00', currency: 'PLY', currencySymbol: 'P' };
    sent.push({ path, body });
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says what turnover is missing in one sentence, and fee and arrival before the payment password is asked', async () => {
  await renderSite(WithdrawPage);
  await screen.findByText(/P 100\.00 of valid bets are still missing before the P 300\.00/);
  fireEvent.click(screen.getByRole('radio', { name: /First Bank/ }));
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '200' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('dialog', { name: 'Check your withdrawal' });
  expect(screen.getByText('P 2.00')).toBeTruthy();
  expect(screen.getByText('P 198.00')).toBeTruthy();
  expect(screen.getByText(/nothing is refunded/)).toBeTruthy();
  expect(sent).toEqual([]);
});

it('names what is wrong with the amount and the account before anything is sent', async () => {
  await renderSite(WithdrawPage);
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows a paid withdrawal on a clock with who acts next, and takes the answer that a part arrived', async () => {
  list = [paid];
  await renderSite(WithdrawPage);
  await screen.findByText('Paid: please confirm');
  expect(screen.getByText('Waiting for you')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/left$/);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm the receipt' }));
  await screen.findByRole('dialog', { name: 'Confirm the receipt' });
  fireEvent.click(screen.getByRole('radio', { name: 'In part' }));
  fireEvent.change(screen.getByLabelText('Amount that arrived'), { target: { value: '65' } });
  await screen.findByText('P 34.00 would then be looked at');
  answer = () => refusal(400, 'invalid_input', { fields: { amount: { key: 'amount_of_part' } } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  await screen.findByText('The amount must be below what was paid.');
  answer = () => paid;
  fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)?.body).toEqual({ answer: 'partial', amount: '65.00', proofIds: [], note: '' });
});
