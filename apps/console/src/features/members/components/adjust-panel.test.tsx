import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeFailure, fakeCalls } from '../../../lib/fake-calls.fixture.ts';
import { renderConsole } from '../../../lib/render-console.fixture.tsx';
import type { Member } from '../api/member.ts';
import { AdjustPanel } from './adjust-panel.tsx';

const member: Member = {
  memberId: '01950000-0000-7000-8000-00000000000b',
  username: 'lena',
  nickname: '',
  type: 0,
  uplineName: '',
  registeredAt: '2026-01-02T00:00:00.000Z',
  lastLoginAt: null,
  blockedAt: null,
  betsBlockedAt: null,
  withdrawalsBlockedAt: null,
  bonusesBlockedAt: null,
  mustChangePassword: false,
  isOnline: false,
  vipLevel: 0,
  mobileMasked: '',
  emailMasked: '',
  openSessions: 0,
  coolingOffUntil: null,
  rankLevel: 0,
  rankName: '',
  labels: [],
  labelColour: '',
  balance: { cash: '1250.00', bonus: '0.00', locked: '0.00', currency: 'PLY' },
  limits: [],
  recentLines: [],
};
let answer: unknown;
let asked: ReturnType<typeof fakeCalls>;
let closed: boolean;
const sent = () => asked.filter(({ name }) => name === 'staffMemberAdjust').map(({ body }) => body);

beforeEach(async () => {
  closed = false;
  answer = { state: 'booked', balance: '1200.00', replay: false };
  asked = fakeCalls({ staffMemberAdjust: () => answer });
  const close = () => {
    closed = true;
  };
  await renderConsole(() => <AdjustPanel member={member} onClose={close} />);
  await screen.findByRole('dialog', { name: 'Adjust balance' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('takes no amount that the currency has not, and no act without a reason', async () => {
  fill(/^Amount in/, '12.505');
  press('Continue');
  expect(await screen.findByText('Please enter an amount with fewer decimals')).toBeTruthy();
  expect(screen.getByText(/Please enter ≥ 3 characters|Input cannot be empty/)).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('names the person and the amount before it takes money, and sends a repeat under the same id', async () => {
  fill('Direction', 'take');
  fill(/^Amount in/, '50.00');
  fill('Reason', 'Paid twice');
  press('Continue');
  expect(await screen.findByText(/lena loses P\s50\.00/)).toBeTruthy();
  answer = new FakeFailure('service_unavailable');
  press('Take P\u00a050.00');
  await screen.findByText(/The service is not available/);
  answer = { state: 'booked', balance: '1200.00', replay: false };
  press('Take P\u00a050.00');
  await waitFor(() => expect(closed).toBe(true));
  const [first, second] = sent();
  expect(first).toMatchObject({ amount: '-50.00', occasion: 'mistake', reason: 'Paid twice' });
  expect(second).toEqual(first);
});

it('another amount after a failure is another act', async () => {
  fill(/^Amount in/, '5.00');
  fill('Reason', 'Goodwill');
  press('Continue');
  answer = new FakeFailure('service_unavailable');
  fireEvent.click(await screen.findByRole('button', { name: /^Give P/ }));
  await screen.findByText(/The service is not available/);
  press('Cancel');
  fill(/^Amount in/, '6.00');
  press('Continue');
  fireEvent.click(await screen.findByRole('button', { name: /^Give P.6/ }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent();
  expect(second?.requestId).not.toBe(first?.requestId);
});
