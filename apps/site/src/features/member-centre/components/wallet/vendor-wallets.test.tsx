// @covers transfer-wallets

import { ToastHost } from '@baize/ui/toast';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathOf, refusal, renderSite, stubServer } from '../../../../lib/testing/render-site.fixture.tsx';
import type { VendorWallet } from '../../api/vendor-wallets.ts';
import { VendorWallets } from './vendor-wallets.tsx';

interface Sent {
  requestId: string;
  accountTypeId: number;
  direction: 'in' | 'out';
  amount?: string;
}

const wallet = (accountTypeId: number, accountTypeName: string, change: Partial<VendorWallet> = {}): VendorWallet => ({
  accountTypeId,
  accountTypeName,
  vassalage: accountTypeName.toUpperCase(),
  isSingle: false,
  balance: '0.00',
  state: 'ready',
  pending: 0,
  ...change,
});
let sent: Sent[];
let answer: (body: Sent) => unknown;

beforeEach(() => {
  sent = [];
  answer = () => ({ transferId: 't', state: 'done', amount: '1.00', sumBalance: '1.00', replay: false });
  const list = [
    wallet(1, 'House', { isSingle: true, balance: null }),
    wallet(2, 'Elsewhere', { balance: '7.25', pending: 1 }),
    wallet(3, 'Far', { balance: '2.00' }),
    wallet(4, 'Silent', { balance: null, state: 'notAnswering' }),
    wallet(5, 'Empty'),
  ];
  stubServer((path, { body }) => {
    if (path === pathOf('merchantWallet')) return { list };
    if (path !== pathOf('walletTransfer')) return { sumBalance: '50.00', currency: 'PLY', currencySymbol: 'P' };
    sent.push(body as Sent);
    return answer(body as Sent);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async () => {
  await renderSite(() => (
    <>
      <VendorWallets />
      <ToastHost closeLabel="Close" />
    </>
  ));
  await screen.findByRole('region', { name: 'Game wallets' });
};
const names = () => screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s/g, ' '));

it('shows every wallet with what stands in it, and those of one kind alone', async () => {
  await show();
  expect(names()).toEqual([
    'HousePlays from your balance',
    'ElsewhereP 7.25 · one transfer is being looked afterTransfer inBring back',
    'FarP 2.00Transfer inBring back',
    'SilentDoes not answerTransfer inBring back',
    'EmptyP 0.00Transfer inBring back',
  ]);
  fireEvent.click(screen.getByRole('radio', { name: 'Plays from the balance' }));
  expect(names()).toHaveLength(1);
  fireEvent.click(screen.getByRole('radio', { name: 'Own wallet' }));
  expect(names()).toHaveLength(4);
  for (const name of ['Transfer in: Silent', 'Bring back: Silent', 'Bring back: Empty'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
});

it('collects all, wallet by wallet, and says that the balance was returned', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Collect all' }));
  await screen.findByText('Balance returned successfully');
  expect(sent).toMatchObject([
    { accountTypeId: 2, direction: 'out' },
    { accountTypeId: 3, direction: 'out' },
  ]);
  expect(sent[0]).not.toHaveProperty('amount');
});

it('names the wallet that gave nothing back and why; after a lost answer the same request is asked again', async () => {
  await show();
  answer = ({ accountTypeId }) => {
    if (accountTypeId === 2) return refusal(503, 'vendor_not_answering');
    return { transferId: 't', state: 'done', amount: '1.00', sumBalance: '1.00', replay: false };
  };
  fireEvent.click(screen.getByRole('button', { name: 'Collect all' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Elsewhere: This vendor does not answer right now/);
  fireEvent.click(screen.getByRole('button', { name: 'Collect all' }));
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent[2]?.requestId).toBe(sent[0]?.requestId);
  expect(sent[3]?.requestId).not.toBe(sent[1]?.requestId);
});

it('moves an amount to a wallet, or everything', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Transfer in: Empty' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Transfer in' }));
  await dialog.findByText('Input cannot be empty');
  fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '1,000.5' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Transfer in' }));
  await waitFor(() => expect(sent).toMatchObject([{ accountTypeId: 5, direction: 'in', amount: '1000.50' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Bring back: Far' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Everything' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ accountTypeId: 3, direction: 'out' });
  expect(sent[1]).not.toHaveProperty('amount');
});
