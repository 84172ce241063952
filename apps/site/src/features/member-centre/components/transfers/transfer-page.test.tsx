// @covers member-transfers

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathOf, refusal, renderSite, stubServer } from '../../../../lib/testing/render-site.fixture.tsx';
import type { Receivers } from '../../api/member-transfers.ts';
import { TransferDownlinePage, TransferUplinePage } from './transfer-page.tsx';

// The encryption itself is proved in lib/api/client.test.ts; here the server reads plain fields.
vi.mock('@baize/client/encryption', () => ({
  encryptBody: async ({ body }: { body: unknown }) => JSON.stringify(body),
}));

interface Sent {
  requestId: string;
  receiverId: string;
  amount: string;
  note: string;
  paymentPassword: string;
}

const agent = { receiverId: 'r-1', nickname: 'Maria', username: 'maria88', canReceive: true };
let receivers: Receivers;
let asked: unknown[];
let sent: Sent[];
let answer: (body: Sent) => unknown;
let isPasswordSet: boolean;

const book = ({ amount, note }: Sent) => ({
  transferId: 't-1',
  sender: 'Lena',
  receiver: 'Maria',
  amount,
  note,
  sumBalance: '950.00',
  createdAt: '2026-03-04T05:06:07.000Z',
  replay: false,
});

beforeEach(() => {
  asked = [];
  sent = [];
  answer = book;
  isPasswordSet = true;
  receivers = {
    list: [agent],
    available: '1000.00',
    minAmount: '1.00',
    maxAmount: '500.00',
    dayAmountLeft: '1200.00',
    dayCountLeft: 3,
    heldUntil: null,
  };
  stubServer((path, { data, body }) => {
    if (path === pathOf('paymentPasswordStatus')) return { isSet: isPasswordSet, lockedUntil: null, resetBy: [] };
    if (path === pathOf('transferReceivers')) {
      asked.push(data);
      return receivers;
    }
    if (path !== pathOf('sendTransfer') || body === null) return { list: [], total: 0, totalPages: 0 };
    sent.push(body as Sent);
    return answer(body as Sent);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function fill(amount: string, note = '', password = '194027') {
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: amount } });
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: note } });
  fireEvent.change(screen.getByLabelText('Payment password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
}
const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: 'Send' }));

it('names the receiver before anything is sent, and shows sender, receiver, amount and note afterwards', async () => {
  await renderSite(TransferUplinePage);
  await fill('10.5', '  for dinner ');
  const dialog = within(await screen.findByRole('dialog', { name: 'Is this right?' }));
  expect(dialog.getByText('Maria (maria88)')).toBeTruthy();
  expect(sent).toEqual([]);
  await confirm();
  const receipt = within(await screen.findByRole('status', { name: '' }));
  await waitFor(() => expect(receipt.getByText('The money was sent')).toBeTruthy());
  for (const text of ['Lena', 'Maria', 'for dinner']) expect(receipt.getByText(text)).toBeTruthy();
  expect(sent).toMatchObject([{ receiverId: 'r-1', amount: '10.50', note: 'for dinner', paymentPassword: '194027' }]);
});

it('keeps its request id over a lost answer, and takes a new one for another transfer', async () => {
  await renderSite(TransferUplinePage);
  answer = () => {
    throw new TypeError('line broken');
  };
  await fill('10');
  await confirm();
  await screen.findByText(/the same transfer is never made twice/);
  answer = book;
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await confirm();
  await screen.findByText('The money was sent');
  fireEvent.click(screen.getByRole('button', { name: 'Send another' }));
  await fill('10');
  await confirm();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId);
  expect(sent[2]?.requestId).not.toBe(sent[0]?.requestId);
});

it('says what is wrong under its field, and what is not of one field above the button', async () => {
  await renderSite(TransferUplinePage);
  await fill('0', '', '');
  await screen.findByText('Please enter an amount above zero');
  expect(screen.queryByRole('dialog')).toBeNull();
  answer = () =>
    refusal(422, 'payment_password_wrong', { fields: { paymentPassword: { key: 'payment_password_wrong' } } });
  await fill('10');
  await confirm();
  await screen.findByText('Incorrect payment password');
  answer = () => refusal(422, 'insufficient_funds');
  await fill('10');
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toBe('Your balance is not enough for this');
});

it('offers to set a payment password, and tells who has no agent above him', async () => {
  isPasswordSet = false;
  const { search } = await renderSite(TransferUplinePage, '/?member=transferUpline');
  fireEvent.click(await screen.findByRole('button', { name: 'Set it' }));
  await waitFor(() => expect(search()).toEqual({ popup: 'paymentPassword' }));
  cleanup();
  receivers = { ...receivers, list: [] };
  await renderSite(TransferUplinePage);
  await screen.findByText('There is nobody to send to');
});

it('an agent finds his member by name, and none who is blocked can be chosen', async () => {
  receivers = {
    ...receivers,
    heldUntil: '2026-03-05T05:06:07.000Z',
    list: [agent, { receiverId: 'r-2', nickname: 'Marco', username: '', canReceive: false }],
  };
  await renderSite(TransferDownlinePage);
  fireEvent.change(await screen.findByLabelText('Find a member by name'), { target: { value: ' Mar' } });
  await waitFor(() => expect(asked.at(-1)).toEqual({ direction: 'downline', search: 'Mar' }));
  expect(screen.getByRole('radio', { name: /Marco/ })).toHaveProperty('disabled', true);
  expect(screen.getByText(/Nothing can be sent until/)).toBeTruthy();
  expect(screen.queryByLabelText('Amount')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /Maria/ }));
  await fill('10');
  await confirm();
  await waitFor(() => expect(sent).toMatchObject([{ receiverId: 'r-1' }]));
});
